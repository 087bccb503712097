// Without this, pictures are links to themselves, and all else can be read. It holds nothing of the
// sitting: what it shows it takes from the page.
(() => {
  "use strict";
  const by = (id) => document.getElementById(id);
  const large = by("large"), stage = by("stage"), words = by("words");
  const links = [...document.querySelectorAll("a.picture")];
  let shown = -1;

  function show(index) {
    if (index < 0 || index >= links.length) return;
    shown = index;
    const link = links[index], take = link.closest("article");
    const frame = document.createElement("div");
    const picture = link.querySelector("img").cloneNode();
    const arrows = link.querySelector("svg");
    const size = () => {
      frame.style.setProperty("--w", picture.getAttribute("width") || picture.naturalWidth);
      frame.style.setProperty("--h", picture.getAttribute("height") || picture.naturalHeight);
      measure();
    };
    frame.className = "frame";
    picture.loading = "eager";
    picture.addEventListener("load", size);
    frame.append(picture);
    if (arrows) frame.append(arrows.cloneNode(true));
    stage.replaceChildren(frame);
    const note = take.querySelector(".note"), title = take.querySelector("h2");
    words.textContent = note ? note.textContent : "";
    words.hidden = !note;
    by("place").textContent = `${index + 1} of ${links.length}: ${title.textContent}`;
    by("previous").disabled = index === 0;
    by("next").disabled = index === links.length - 1;
    // A button that is out of order would keep the keys to itself.
    if (document.activeElement?.disabled) stage.focus();
    zoom(false);
    size();
  }

  function zoom(isActual) {
    stage.classList.toggle("actual", isActual);
    by("zoom").setAttribute("aria-pressed", isActual);
    if (!isActual) stage.scrollTo(0, 0);
  }

  // Only a picture that is larger than the window has two sizes.
  function measure() {
    const frame = stage.firstElementChild;
    if (!frame) return;
    const width = parseFloat(frame.style.getPropertyValue("--w"));
    const height = parseFloat(frame.style.getPropertyValue("--h"));
    const edge = getComputedStyle(stage), [across, along] = [edge.paddingLeft, edge.paddingTop]
      .map((padding) => 2 * parseFloat(padding));
    const isLarger = width > stage.clientWidth - across || height > stage.clientHeight - along;
    stage.classList.toggle("shrunk", isLarger);
    by("zoom").hidden = !isLarger;
  }

  links.forEach((link, index) => {
    link.setAttribute("aria-haspopup", "dialog");
    link.addEventListener("click", (event) => {
      // With a modifier the picture is opened as any link is.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      large.showModal();
      show(index);
      stage.focus();
    });
  });
  by("previous").addEventListener("click", () => show(shown - 1));
  by("next").addEventListener("click", () => show(shown + 1));
  by("close").addEventListener("click", () => large.close());
  by("zoom").addEventListener("click", () => zoom(!stage.classList.contains("actual")));
  stage.addEventListener("click", (event) => {
    if (event.target === stage) large.close();
    else if (stage.classList.contains("shrunk")) zoom(!stage.classList.contains("actual"));
  });
  large.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    show(shown + step);
  });
  // To the picture that was seen last.
  large.addEventListener("close", () => {
    stage.replaceChildren();
    links[shown]?.focus();
  });
  addEventListener("resize", measure);

  document.querySelectorAll("button.copy").forEach((button) => {
    button.addEventListener("click", async () => {
      const text = by(button.dataset.of);
      let isDone = true;
      try {
        await navigator.clipboard.writeText(text.textContent);
      } catch {
        getSelection().selectAllChildren(text);
        isDone = document.execCommand("copy");
      }
      by("said").textContent = isDone ? "Copied" : "Selected; press Control and C to copy";
      button.textContent = isDone ? "Copied" : "Selected";
      setTimeout(() => {
        button.textContent = "Copy";
        by("said").textContent = "";
      }, 2000);
    });
  });
})();
