extension SittingPage {
  /// The sheet of the page.
  ///
  /// Text has 4.5:1 against what it stands on in both schemes, and rings and
  /// edges of what can be operated 3:1 (WCAG 2.2, 1.4.3 and 1.4.11); nothing is set below 12
  /// pixels.
  static let style = """
    :root {
      color-scheme: light dark;
      --ground: #f2f2f5; --card: #ffffff; --well: #f4f4f7; --line: #dcdce1; --edge: #86868c;
      --text: #1d1d1f; --quiet: #5a5a61; --link: #0057c2; --ring: #0067e0; --mark: #ff3b30;
      --cap: #ffffff; --cap-line: #c4c4cb;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #131315; --card: #1e1e21; --well: #161618; --line: #343439; --edge: #85858c;
        --text: #f2f2f4; --quiet: #ababb3; --link: #80b9ff; --ring: #6eb0ff; --mark: #ff5147;
        --cap: #2d2d32; --cap-line: #505057;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; background: var(--ground); color: var(--text);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Inter, Cantarell, sans-serif;
    }
    a { color: var(--link); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
    :focus-visible { outline: 3px solid var(--ring); outline-offset: 3px; border-radius: 6px; }
    h1, h2, p, dl, dd, ol, ul, figure, pre { margin: 0; padding: 0; }
    ol, ul { list-style: none; }
    .top, main { max-width: 1328px; margin: 0 auto; padding: 0 24px; }
    .top { padding-top: 40px; padding-bottom: 24px; }
    h1 { font-size: 30px; line-height: 1.2; letter-spacing: -0.015em; font-weight: 700; }
    .counts { margin-top: 6px; color: var(--quiet); font-size: 16px; }
    main { padding-bottom: 64px; }
    .takes { display: grid; gap: 24px; }
    .take {
      background: var(--card); border: 1px solid var(--line); border-radius: 16px;
      padding: 20px 24px 24px; scroll-margin-top: 16px;
    }
    .take:target { border-color: var(--ring); }
    .take > header { display: flex; align-items: baseline; gap: 12px; margin-bottom: 16px; }
    .number {
      flex: none; min-width: 24px; text-decoration: none; color: var(--quiet);
      font-variant-numeric: tabular-nums; font-weight: 600; font-size: 16px;
    }
    .number:hover { color: var(--link); text-decoration: underline; }
    h2 {
      font-size: 20px; line-height: 1.3; font-weight: 650; letter-spacing: -0.01em;
      min-width: 0; overflow-wrap: anywhere;
    }
    .kind {
      flex: none; padding: 1px 8px; border: 1px solid var(--line); border-radius: 999px;
      color: var(--quiet); font-size: 13px; line-height: 18px; text-transform: capitalize;
    }
    .time {
      flex: none; margin-left: auto; color: var(--quiet); font-size: 14px;
      font-variant-numeric: tabular-nums;
    }
    .body { display: grid; grid-template-columns: minmax(0, 1fr) 272px; gap: 20px 32px; }
    .picture {
      position: relative; display: inline-block; vertical-align: top; max-width: 100%;
      border-radius: 8px; cursor: zoom-in;
    }
    .picture:focus-visible { border-radius: 10px; }
    .picture img, .frame img { display: block; max-width: 100%; height: auto; }
    .picture img {
      border-radius: 8px; background: var(--well); outline: 1px solid var(--line);
      color: var(--quiet); font-size: 14px;
    }
    .arrows {
      position: absolute; inset: 0; width: 100%; height: 100%; overflow: hidden;
      pointer-events: none;
    }
    .note {
      text-wrap: pretty; padding-inline-start: 16px; border-inline-start: 4px solid var(--mark);
      font-size: 19px; line-height: 1.4; font-weight: 500; letter-spacing: -0.005em;
      white-space: pre-wrap; overflow-wrap: anywhere;
    }
    figcaption.note { margin-top: 18px; }
    .script > .note { margin-bottom: 18px; }
    .known { display: flex; flex-direction: column; gap: 16px; font-size: 15px; }
    dl { display: grid; gap: 12px; align-content: start; }
    dt { color: var(--quiet); font-size: 13px; line-height: 1.4; }
    dd {
      line-height: 1.45; white-space: pre-wrap; overflow-wrap: anywhere;
      font-variant-numeric: tabular-nums;
    }
    .keys { display: inline-flex; flex-wrap: wrap; gap: 6px; padding-top: 3px; }
    .chord { display: inline-flex; align-items: center; gap: 3px; }
    .chord i { font-style: normal; color: var(--quiet); font-size: 13px; }
    kbd {
      display: inline-block; min-width: 24px; padding: 0 7px; text-align: center;
      font: 500 13px/22px system-ui, -apple-system, "Segoe UI", Inter, Cantarell, sans-serif;
      background: var(--cap); border: 1px solid var(--cap-line); border-bottom-width: 2px;
      border-radius: 6px;
    }
    .files {
      display: grid; gap: 4px; padding-top: 14px; border-top: 1px solid var(--line);
      font-size: 13px; color: var(--quiet);
    }
    .files:first-child { padding-top: 0; border-top: 0; }
    .files a { overflow-wrap: anywhere; }
    details {
      position: relative; border: 1px solid var(--line); border-radius: 10px;
      background: var(--well);
    }
    summary { padding: 10px 14px; cursor: pointer; font-weight: 500; border-radius: 10px; }
    .code { border-top: 1px solid var(--line); }
    pre {
      padding: 14px; max-height: 480px; overflow: auto; tab-size: 2; border-radius: 0 0 10px 10px;
      font: 13px/1.55 ui-monospace, "SF Mono", "JetBrains Mono", "DejaVu Sans Mono", monospace;
    }
    pre:focus-visible { outline-offset: -3px; }
    button {
      font: inherit; font-size: 14px; line-height: 20px; padding: 5px 12px; cursor: pointer;
      color: var(--text); background: var(--card); border: 1px solid var(--edge);
      border-radius: 8px;
    }
    button:hover { background: var(--well); }
    button[aria-pressed="true"] {
      color: var(--card); background: var(--text); border-color: var(--text);
    }
    button:disabled { color: var(--quiet); border-color: var(--line); cursor: default; }
    .copy { position: absolute; top: 6px; right: 8px; padding: 3px 10px; }
    .said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    dialog {
      width: 100vw; height: 100vh; height: 100dvh; max-width: none; max-height: none;
      margin: 0; padding: 0; border: 0; background: var(--ground); color: var(--text);
    }
    :root:has(dialog[open]) { overflow: hidden; }
    dialog[open] { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; }
    dialog::backdrop { background: var(--ground); }
    .bar {
      display: flex; align-items: center; gap: 8px; padding: 10px 16px;
      border-bottom: 1px solid var(--line); background: var(--card);
    }
    .place {
      flex: 1; min-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis;
      font-weight: 500; font-variant-numeric: tabular-nums;
    }
    .stage { container-type: size; display: flex; overflow: auto; padding: 16px; }
    .stage:focus-visible { outline-offset: -3px; }
    .frame {
      position: relative; flex: none; margin: auto;
      width: min(var(--w) * 1px, 100cqw, 100cqh * var(--w) / var(--h));
    }
    .frame img { width: 100%; }
    .actual .frame { width: calc(var(--w) * 1px); }
    .shrunk .frame { cursor: zoom-in; }
    .shrunk.actual .frame { cursor: zoom-out; }
    dialog > .note { margin: 12px 16px 16px; max-height: 25vh; overflow: auto; }
    [hidden] { display: none !important; }
    @media (max-width: 900px) {
      .top { padding-top: 24px; }
      .top, main { padding-left: 16px; padding-right: 16px; }
      .take { padding: 16px; border-radius: 14px; }
      .body { grid-template-columns: minmax(0, 1fr); }
      dl { grid-template-columns: repeat(auto-fill, minmax(180px, 1fr)); gap: 12px 24px; }
      .why { grid-column: 1 / -1; }
    }
    @media print {
      .take { break-inside: avoid; }
      .copy, dialog { display: none; }
    }
    """
}
