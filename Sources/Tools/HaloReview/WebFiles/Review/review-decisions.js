const storage = `halo-review-${report.id}`;
const decisions = new Map();
try {
  for (const [path, decision] of Object.entries(JSON.parse(kept(storage) ?? "{}"))) {
    if (decision === "accept" || decision === "reject") decisions.set(path, decision);
  }
} catch { /* What is kept there is not of this page. */ }

const decidable = pictures.filter((picture) => !isCatalogue && picture.state !== "same");

function decide(decision) {
  if (!shown || !decidable.includes(shown)) return;
  if (decision === "undecided") decisions.delete(shown.path);
  else decisions.set(shown.path, decision);
  keep(storage, JSON.stringify(Object.fromEntries(decisions)));
  markDecision(shown);
  tally();
  say({ accept: "Accepted", reject: "Rejected", undecided: "Undecided" }[decision]);
}

function markDecision(picture) {
  const decision = decisions.get(picture.path);
  const mark = lines.get(picture)?.querySelector(".decided");
  if (mark) {
    mark.textContent = { accept: "Accepted", reject: "Rejected" }[decision] ?? "";
    mark.className = `decided ${decision ?? ""}`;
  }
  if (picture !== shown) return;
  for (const button of by("decide").children) {
    press(button, button.dataset.decision === (decision ?? "undecided"));
  }
}

function tally() {
  const count = decidable.filter((picture) => decisions.has(picture.path)).length;
  if (!isCatalogue) by("tally").textContent = `${count}/${decidable.length}`;
}

function decisionsText() {
  return JSON.stringify({ halo: "review", version: 1, report: report.id,
    before: report.sides.before, after: report.sides.after,
    decisions: decidable.filter((picture) => decisions.has(picture.path)).map((picture) => ({
      path: picture.path, state: picture.state, decision: decisions.get(picture.path),
      before: picture.marks.before, after: picture.marks.after })) }, null, 2) + "\n";
}

// As a shell reads it.
const quoted = (word) => /^[\w.,:/@%+=-]+$/.test(word) ? word
  : `'${word.replaceAll("'", "'\\''")}'`;

function openDecisions() {
  const all = decidable.map((picture) => decisions.get(picture.path));
  const count = (decision) => all.filter((one) => one === decision).length;
  by("decisions-words").textContent = `${count("accept")} accepted, ${count("reject")} rejected, `
    + `${count(undefined)} undecided.`;
  by("command").textContent = "halo review --apply decisions.json "
    + `${quoted(report.sides.before)} ${quoted(report.sides.after)}`;
  by("json").value = decisionsText();
  by("decisions").showModal();
}

function save() {
  const link = make("a", { download: "decisions.json",
    href: URL.createObjectURL(new Blob([decisionsText()], { type: "application/json" })) });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  by("save").dataset.saved = "true";
}

async function copy() {
  try {
    await navigator.clipboard.writeText(by("json").value);
  } catch {
    by("json").select();
    document.execCommand("copy");
  }
  by("copy").textContent = "Copied";
  setTimeout(() => { by("copy").textContent = "Copy"; }, 2000);
}

function forget() {
  decisions.clear();
  keep(storage, "{}");
  makeList();
  markShown();
  if (shown) markDecision(shown);
  tally();
  openAgain();
}
function openAgain() {
  by("decisions").close();
  openDecisions();
}
