extension HTMLReport {
  /// Of every page.
  static let style = [colors, layout, controls, listStyle, stageStyle, factsStyle, matrixStyle]
    .joined(separator: "\n")

  /// Colours, by what they are for.
  ///
  /// Text has 4.5:1 against what it stands on in both schemes, and rings and edges of what can be
  /// operated 3:1 (WCAG 2.2, 1.4.3 and 1.4.11).
  private static let colors = """
    :root {
      color-scheme: light dark;
      --ground: #f2f2f5; --card: #ffffff; --well: #f4f4f7; --line: #dcdce1; --edge: #86868c;
      --text: #1d1d1f; --quiet: #5a5a61; --link: #0057c2; --ring: #0067e0; --here: #e3eefc;
      --cap: #ffffff; --cap-line: #c4c4cb; --stage: #e6e6eb; --mark: #d6006c;
      --changed: #824600; --changed-ground: #fdeed6; --new: #0b6136; --new-ground: #dcf4e5;
      --gone: #9c1f18; --gone-ground: #fde3e1; --same: #5a5a61; --same-ground: #ececf0;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #131315; --card: #1e1e21; --well: #161618; --line: #343439; --edge: #85858c;
        --text: #f2f2f4; --quiet: #ababb3; --link: #80b9ff; --ring: #6eb0ff; --here: #1c3350;
        --cap: #2d2d32; --cap-line: #505057; --stage: #0b0b0c; --mark: #ff4fa3;
        --changed: #ffbd70; --changed-ground: #3d2a0f; --new: #7fe0a6; --new-ground: #11351f;
        --gone: #ff9d96; --gone-ground: #43191a; --same: #b4b4bb; --same-ground: #2c2c30;
      }
    }
    """

  private static let layout = """
    * { box-sizing: border-box; }
    html { height: 100%; }
    body {
      margin: 0; height: 100%; background: var(--ground); color: var(--text);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Inter, Cantarell, sans-serif;
      display: grid; grid-template-rows: auto minmax(0, 1fr); overflow: hidden;
    }
    h1, h2, h3, p, dl, dd, ol, ul, figure, form { margin: 0; padding: 0; }
    ol, ul { list-style: none; }
    h1 { font-size: 20px; line-height: 1.25; letter-spacing: -0.01em; font-weight: 700; }
    h2 { font-size: 20px; line-height: 1.3; font-weight: 650; letter-spacing: -0.01em; }
    h3 { font-size: 15px; line-height: 1.4; font-weight: 650; }
    :focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; border-radius: 6px; }
    main:focus { outline: none; }
    [hidden] { display: none !important; }
    .said-only {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }
    .skip { position: absolute; left: 12px; top: -60px; z-index: 3; padding: 8px 14px;
      background: var(--card); color: var(--link); border: 1px solid var(--edge);
      border-radius: 8px; }
    .skip:focus { top: 8px; }
    .top {
      display: flex; align-items: center; gap: 12px; padding: 10px 20px; background: var(--card);
      border-bottom: 1px solid var(--line);
    }
    .names { flex: 1; min-width: 0; display: flex; align-items: baseline; gap: 14px; }
    .sides {
      min-width: 0; color: var(--quiet); overflow: hidden; white-space: nowrap;
      text-overflow: ellipsis;
    }
    .body { display: grid; grid-template-columns: 340px minmax(0, 1fr); min-height: 0; }
    .browse {
      display: grid; grid-template-rows: auto auto minmax(0, 1fr); min-height: 0;
      border-inline-end: 1px solid var(--line); background: var(--card);
    }
    main { overflow: auto; min-width: 0; padding: 20px 24px 32px; position: relative; }
    .heading { display: flex; align-items: flex-start; gap: 12px; margin-bottom: 14px; }
    .title { flex: 1; min-width: 0; }
    .title h2 { overflow-wrap: anywhere; }
    .verdict { color: var(--quiet); margin-top: 4px; }
    .about {
      margin-top: 32px; padding-top: 14px; border-top: 1px solid var(--line);
      color: var(--quiet); font-size: 13px;
    }
    .about h2 { font-size: 13px; letter-spacing: 0; color: var(--text); }
    .empty { padding: 48px 0; color: var(--quiet); text-align: center; }
    @media (max-width: 900px) {
      body { display: block; height: auto; overflow: visible; }
      .top { flex-wrap: wrap; }
      .names { flex-basis: 100%; flex-wrap: wrap; gap: 0 14px; }
      .body { grid-template-columns: minmax(0, 1fr); }
      .browse { border-inline-end: 0; border-bottom: 1px solid var(--line); }
      .list { max-height: 260px; }
      main { padding: 16px; }
      .heading { flex-wrap: wrap; }
      .title { flex-basis: 100%; }
    }
    """

  private static let controls = """
    button, select, input[type="search"] {
      font: inherit; font-size: 14px; line-height: 20px; padding: 5px 12px; color: var(--text);
      background: var(--card); border: 1px solid var(--edge); border-radius: 8px;
    }
    button { cursor: pointer; white-space: nowrap; }
    button:hover { background: var(--well); }
    button[aria-pressed="true"] {
      color: var(--card); background: var(--text); border-color: var(--text);
    }
    button:disabled { color: var(--quiet); border-color: var(--line); cursor: default; }
    button.accept[aria-pressed="true"] {
      color: var(--new); background: var(--new-ground); border-color: var(--new);
    }
    button.reject[aria-pressed="true"] {
      color: var(--gone); background: var(--gone-ground); border-color: var(--gone);
    }
    button.main { color: var(--card); background: var(--text); border-color: var(--text); }
    select { padding: 5px 8px; }
    .buttons { display: flex; }
    .buttons button { border-radius: 0; margin-inline-start: -1px; position: relative; }
    .buttons button:first-child {
      margin-inline-start: 0; border-start-start-radius: 8px; border-end-start-radius: 8px;
    }
    .buttons button:last-child { border-start-end-radius: 8px; border-end-end-radius: 8px; }
    .buttons button:focus-visible { z-index: 1; border-radius: 8px; }
    .badge {
      display: inline-block; min-width: 20px; margin-inline-start: 4px; padding: 0 6px;
      border-radius: 999px; background: var(--same-ground); color: var(--same); font-size: 12px;
      line-height: 18px; text-align: center; font-variant-numeric: tabular-nums;
    }
    input[type="range"] { accent-color: var(--ring); min-height: 24px; }
    .chip {
      display: inline-block; padding: 1px 9px; border-radius: 999px; font-size: 13px;
      line-height: 20px; font-weight: 550;
    }
    .is-changed { color: var(--changed); background: var(--changed-ground); }
    .is-new { color: var(--new); background: var(--new-ground); }
    .is-gone { color: var(--gone); background: var(--gone-ground); }
    .is-same, .is-shown { color: var(--same); background: var(--same-ground); }
    dialog {
      width: min(560px, calc(100vw - 32px)); padding: 24px; border: 1px solid var(--line);
      border-radius: 16px; background: var(--card); color: var(--text);
    }
    dialog::backdrop { background: rgb(0 0 0 / 0.45); }
    dialog > * + * { margin-top: 14px; }
    dialog form { display: flex; flex-wrap: wrap; gap: 8px; justify-content: flex-end; }
    dialog form.buttons button { border-radius: 8px; margin: 0; }
    dialog label { color: var(--quiet); font-size: 14px; }
    textarea {
      display: block; width: 100%; padding: 10px 12px; resize: vertical; color: var(--text);
      background: var(--well); border: 1px solid var(--edge); border-radius: 8px;
      font: 13px/1.5 ui-monospace, "SF Mono", "JetBrains Mono", "DejaVu Sans Mono", monospace;
    }
    .command {
      padding: 8px 12px; background: var(--well); border-radius: 8px; overflow-wrap: anywhere;
    }
    code { font: 13px/1.5 ui-monospace, "SF Mono", "JetBrains Mono", "DejaVu Sans Mono", monospace; }
    .caps { display: grid; grid-template-columns: max-content 1fr; gap: 8px 16px; }
    .caps dt { text-align: end; }
    kbd {
      display: inline-block; min-width: 24px; padding: 0 7px; text-align: center;
      font: 500 13px/22px system-ui, -apple-system, "Segoe UI", Inter, Cantarell, sans-serif;
      background: var(--cap); border: 1px solid var(--cap-line); border-bottom-width: 2px;
      border-radius: 6px;
    }
    """

  private static let listStyle = """
    .filters { display: grid; gap: 10px; padding: 14px 16px 10px; }
    .field input { width: 100%; }
    input::placeholder { color: var(--quiet); opacity: 1; }
    .states { display: flex; flex-wrap: wrap; gap: 6px; }
    .states button { padding: 2px 10px; border-radius: 999px; font-size: 13px; }
    .states b { font-weight: 600; font-variant-numeric: tabular-nums; }
    .selects { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px; }
    .selects label { display: grid; gap: 2px; font-size: 12px; line-height: 16px;
      color: var(--quiet); min-width: 0; }
    .selects select { width: 100%; font-size: 13px; padding: 3px 4px; }
    .count {
      padding: 4px 16px 8px; font-size: 13px; color: var(--quiet);
      border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums;
    }
    .list { overflow: auto; padding: 8px; }
    .list button {
      display: grid; grid-template-columns: 22px minmax(0, 1fr) auto; gap: 0 8px; width: 100%;
      padding: 7px 10px 7px 8px; border: 0; border-radius: 8px; background: none;
      text-align: start; white-space: normal; position: relative;
    }
    .list button:hover { background: var(--well); }
    .list button:focus-visible { outline-offset: -3px; }
    .list button[aria-current] { background: var(--here); }
    .sign {
      grid-row: span 2; align-self: start; margin-top: 1px; width: 20px; height: 20px;
      border-radius: 6px; font: 700 13px/20px system-ui, sans-serif; text-align: center;
    }
    .list .what { font-weight: 550; overflow-wrap: anywhere; }
    .list .how { font-size: 13px; line-height: 18px; color: var(--quiet); overflow-wrap: anywhere; }
    .list .much {
      font-size: 13px; line-height: 20px; color: var(--quiet); text-align: end;
      font-variant-numeric: tabular-nums;
    }
    .list .decided { font-size: 13px; line-height: 18px; text-align: end; font-weight: 600; }
    .decided.accept { color: var(--new); }
    .decided.reject { color: var(--gone); }
    .catalogue .sign { display: none; }
    .catalogue .list button { grid-template-columns: minmax(0, 1fr); padding-inline-start: 12px; }
    .list [aria-current] :is(.how, .much) { color: var(--text); }
    """

  private static let stageStyle = """
    .tools { display: flex; flex-wrap: wrap; align-items: center; gap: 10px; margin-bottom: 12px; }
    .amount, .zoom { display: inline-flex; align-items: center; gap: 8px; font-size: 14px;
      color: var(--quiet); }
    .zoom { margin-inline-start: auto; }
    .amount input { width: 200px; }
    .stage { display: grid; gap: 16px; grid-template-columns: minmax(0, 1fr); }
    .stage.two { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    .pane { min-width: 0; }
    figcaption { margin-bottom: 6px; font-size: 13px; color: var(--quiet); font-weight: 550; }
    .scroll {
      overflow: auto; background: var(--stage); border-radius: 12px; padding: 12px;
      display: flex;
    }
    .frame { position: relative; flex: none; margin: auto; touch-action: pan-y;
      aspect-ratio: var(--w) / var(--h); --room: max(320px, calc(100vh - 320px));
      width: min(var(--w) * 1px, 100%, var(--room) * var(--w) / var(--h)); }
    .zoomed .frame { width: calc(var(--w) * var(--zoom) * 1px); }
    .zoomed .scroll { max-height: max(360px, calc(100vh - 290px)); }
    .sharp canvas { image-rendering: pixelated; }
    .frame canvas {
      position: absolute; left: 0; top: 0; width: calc(100% * var(--cw) / var(--w));
      height: calc(100% * var(--ch) / var(--h));
    }
    .frame .line {
      position: absolute; top: 0; bottom: 0; width: 3px; margin-left: -1.5px;
      background: var(--mark); pointer-events: none;
    }
    .stage.slider .frame { cursor: ew-resize; touch-action: none; }
    .marks { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible;
      pointer-events: none; }
    .marks rect { fill: none; stroke: var(--mark); stroke-width: 2px;
      vector-effect: non-scaling-stroke; }
    .marks .casing { stroke: #fff; stroke-width: 5px; opacity: 0.75; }
    .film { display: flex; align-items: center; gap: 8px; margin-top: 12px; }
    .film .track { position: relative; flex: 1; min-width: 120px; padding-top: 8px; }
    .film input { display: block; width: 100%; margin: 0; }
    .ticks { position: absolute; left: 8px; right: 8px; top: 0; height: 8px; }
    .ticks i { position: absolute; top: 0; width: 3px; height: 8px; margin-left: -1.5px;
      border-radius: 2px; background: var(--edge); opacity: 0.5; }
    .ticks i.differs { background: var(--mark); opacity: 1; }
    .film output { min-width: 200px; text-align: end; font-variant-numeric: tabular-nums;
      color: var(--quiet); font-size: 14px; }
    .remark { margin-top: 10px; color: var(--quiet); font-size: 14px; }
    @media (max-width: 1100px) { .stage.two { grid-template-columns: minmax(0, 1fr); } }
    """

  private static let factsStyle = """
    .known { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
      gap: 16px; margin-top: 20px; align-items: start; }
    .card { background: var(--card); border: 1px solid var(--line); border-radius: 14px;
      padding: 16px 18px; }
    .card h3 { margin-bottom: 10px; }
    .facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 8px 16px; }
    .facts dt { color: var(--quiet); font-size: 14px; }
    .facts dd { overflow-wrap: anywhere; white-space: pre-wrap; }
    .facts del, .facts ins { text-decoration: none; }
    .was { display: block; color: var(--quiet); font-size: 14px; }
    .chords { display: inline-flex; flex-wrap: wrap; gap: 6px; }
    .findings { display: grid; gap: 14px; }
    .findings li { padding-inline-start: 12px; border-inline-start: 3px solid var(--edge); }
    .findings .error { border-color: var(--gone); }
    .findings .warning { border-color: var(--changed); }
    .findings p { overflow-wrap: anywhere; }
    .findings .quiet { color: var(--quiet); font-size: 14px; }
    .rule { font-weight: 600; }
    """

  private static let matrixStyle = """
    .table { overflow: auto; border: 1px solid var(--line); border-radius: 14px;
      background: var(--card); max-width: max-content; }
    table { border-collapse: separate; border-spacing: 0; font-size: 13px; }
    caption { text-align: start; }
    th, td { padding: 8px; text-align: start; vertical-align: top;
      border-bottom: 1px solid var(--line); }
    tbody tr:last-child > * { border-bottom: 0; }
    thead th { vertical-align: bottom; font-weight: 550; color: var(--quiet); line-height: 17px;
      min-width: 104px; }
    thead th span { display: block; }
    thead th:first-child { padding-inline-start: 14px; }
    tbody th { position: sticky; left: 0; z-index: 1; background: var(--card); font-weight: 600;
      min-width: 130px; max-width: 220px; overflow-wrap: anywhere; padding-inline-start: 14px; }
    td button {
      display: grid; gap: 4px; width: 132px; padding: 5px; border: 0; border-radius: 8px;
      font-size: 13px; line-height: 18px; text-align: start; white-space: normal;
    }
    td canvas { width: 100%; height: auto; border-radius: 4px; background: var(--stage);
      aspect-ratio: 8 / 5; object-fit: contain; display: block; }
    td button:hover { outline: 1px solid var(--edge); }
    td button:focus-visible { outline: 3px solid var(--ring); }
    td .amounts { display: flex; justify-content: space-between; gap: 6px; padding: 0 3px; }
    td .amounts b { font-weight: 600; }
    td.none { color: var(--quiet); text-align: center; }
    """
}
