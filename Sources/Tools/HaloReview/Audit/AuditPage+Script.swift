extension AuditPage {
  /// The style of the page, in addition to that of every page.
  static let style = String(decoding: PackageResources.audit_css, as: UTF8.self)

  /// The whole script of the page.
  static let script = HTMLReport.script([
    PackageResources.film_js, PackageResources.audit_findings_js, PackageResources.audit_filters_js,
    PackageResources.audit_list_js, PackageResources.audit_stage_js,
    PackageResources.audit_film_js, PackageResources.audit_screens_js,
    PackageResources.audit_start_js,
  ])
}
