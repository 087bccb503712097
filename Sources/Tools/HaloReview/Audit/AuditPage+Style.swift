extension AuditPage {
  /// Over that of every page.
  static let style = [chipStyle, stageStyle, filmStyle, tableStyle].joined(separator: "\n")

  private static let chipStyle = """
    .chips { display: flex; flex-wrap: wrap; gap: 6px; }
    .names { align-items: center; }
    .version { margin-inline-start: auto; color: var(--quiet); font-size: 13px; }
    .is-error { color: var(--gone); background: var(--gone-ground); }
    .is-warning { color: var(--changed); background: var(--changed-ground); }
    .is-note { color: var(--same); background: var(--same-ground); }
    .is-accepted { color: var(--new); background: var(--new-ground); }
    .list .what, .verdict code { font: 600 13px/20px ui-monospace, "SF Mono", "JetBrains Mono",
      "DejaVu Sans Mono", monospace; }
    .list .how { grid-column: 2 / -1; }
    .verdict { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; margin-top: 6px; }
    .why { font-size: 16px; margin-bottom: 14px; max-width: 80ch; overflow-wrap: anywhere; }
    .accepted-why { margin: -4px 0 14px; padding: 8px 12px; border-radius: 8px; max-width: 80ch;
      color: var(--new); background: var(--new-ground); overflow-wrap: anywhere; }
    """

  private static let stageStyle = """
    .audit .stage .frame { --room: max(300px, calc(100vh - 470px)); }
    .frame canvas { border-radius: 2px; }
    .marks rect { stroke-dasharray: 6 3; stroke-width: 2px; }
    .marks .casing { stroke-dasharray: none; stroke-width: 5px; }
    .marks .loud { stroke-dasharray: none; stroke-width: 3.5px; }
    .marks .casing.loud { stroke-width: 7px; opacity: 0.9; }
    .number {
      display: inline-block; min-width: 20px; height: 20px; padding: 0 5px; border-radius: 999px;
      background: var(--ground-of-number); color: var(--number); text-align: center;
      font: 700 12px/20px system-ui, sans-serif; font-variant-numeric: tabular-nums; flex: none;
    }
    :root { --ground-of-number: #b80060; --number: #ffffff; }
    .frame .number { position: absolute; transform: translate(-50%, -50%);
      box-shadow: 0 0 0 2px #fff; pointer-events: none; }
    .frame .number.loud { z-index: 1; }
    .legend { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px; }
    .legend button { display: flex; align-items: center; gap: 8px; padding-inline-start: 6px;
      max-width: 100%; white-space: normal; text-align: start; overflow-wrap: anywhere; }
    .legend button[aria-pressed="true"] { color: var(--text); background: var(--here);
      border-color: var(--ring); }
    .legend .quiet { color: var(--quiet); font-size: 13px; }
    .legend [aria-pressed="true"] .quiet { color: var(--text); }
    """

  private static let filmStyle = """
    .below { display: grid; grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr); gap: 16px;
      margin-top: 20px; align-items: start; }
    .beside { display: grid; gap: 16px; align-items: start; }
    .below.still { grid-template-columns: minmax(0, 1fr); }
    .still .beside { grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr)); }
    .still .caption { margin: 0; }
    .card .facts { margin-top: 12px; }
    .card .chords { display: flex; }
    kbd.now { color: var(--card); background: var(--text); border-color: var(--text); }
    .caption { margin: 10px 0; min-height: 1.5em; color: var(--quiet); overflow-wrap: anywhere; }
    .caption b { color: var(--text); font-weight: 600; }
    .screening .frame { --room: 100vh; }
    .film output { min-width: 0; white-space: nowrap; }
    @media (max-width: 1150px) { .below { grid-template-columns: minmax(0, 1fr); } }
    @media (max-width: 600px) { .film { flex-wrap: wrap; } .film .track { flex-basis: 100%; order: 1; } }
    """

  private static let tableStyle = """
    .table td, .table thead th:not(:first-child) { text-align: end; min-width: 64px;
      font-variant-numeric: tabular-nums; }
    .table td.words, .table thead th.words:not(:first-child) { text-align: start; }
    .table thead th { min-width: 64px; }
    .table tbody th button { padding: 2px 8px; margin: -3px -8px; border-color: transparent;
      font-weight: 600; background: none; color: var(--link); white-space: normal;
      text-align: start; }
    .table .zero { color: var(--quiet); }
    .table .bad { color: var(--gone); font-weight: 650; }
    """
}
