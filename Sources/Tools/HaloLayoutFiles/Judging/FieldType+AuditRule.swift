import HaloAudit
import HaloSourceText

extension FieldType<AuditRule> {
  static var rule: Self {
    FieldType(.choice(AuditRule.allCases.map { Choice(name: $0.rawValue, meaning: $0.title) })) {
      let name = try $0.text()
      guard let rule = AuditRule(rawValue: name) else {
        let nearest = AuditRule.nearest(to: name).rawValue
        throw $0.error("there is no rule “\(name)”; did you mean \(nearest)?")
      }
      return rule
    }
  }
}
