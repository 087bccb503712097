const modelWords = { pad: "iPad", catalyst: "Catalyst", tv: "TV", android: "Android",
  html: "HTML" };
const severities = ["error", "warning", "note"];
const plural = { error: "Errors", warning: "Warnings", note: "Notes", accepted: "Accepted" };
const single = { error: "Error", warning: "Warning", note: "Note" };
const signs = { error: "!", warning: "▲", note: "i", accepted: "✓" };
const modelOf = (screen) => modelWords[screen.model] ?? screen.model;
const screenOf = (finding) => report.screens[finding.screen];
const whereOf = (finding) =>
  [screenOf(finding).name, modelOf(screenOf(finding))].filter(Boolean).join(" · ");
const isAccepted = (finding) => finding.reason != null;
const kindOf = (finding) => isAccepted(finding) ? "accepted" : finding.severity;
const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;
const percent = (share) => `${Math.floor(share * 100)} %`;
const decimal = (value) => String(Number(value.toFixed(1)));
const rules = [...new Set(report.findings.map((finding) => finding.rule))];
// The worst first, then by rule; a sort keeps the order of equals.
const findings = [...report.findings].sort((one, other) =>
  isAccepted(one) - isAccepted(other)
  || severities.indexOf(one.severity) - severities.indexOf(other.severity)
  || rules.indexOf(one.rule) - rules.indexOf(other.rule));
const placesOf = (finding) => 1 + finding.others.length;
