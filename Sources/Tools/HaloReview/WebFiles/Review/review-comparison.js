const modes = ["side", "slider", "blend", "blink", "difference"];
let mode = "side";
let showsBoxes = true;
let flipped = false;
const amounts = { slider: 50, blend: 50 };

function setMode(name) {
  if (sidesOf(shown ?? {}).length < 2) return;
  if (name === mode && name === "blink") return flip();
  mode = name;
  flipped = false;
  for (const button of by("modes").children) press(button, button.dataset.mode === mode);
  arrange();
}

function flip() {
  flipped = !flipped;
  place();
  say(flipped ? "Before" : "After");
}

const largest = (length) => Math.max(...sidesOf(shown).map((side) => shown[side][length]));

function frameOf(sides) {
  const frame = make("div", { class: "frame" });
  frame.style.setProperty("--w", largest("width"));
  frame.style.setProperty("--h", largest("height"));
  for (const side of sides) {
    const canvas = canvases[side], stored = side === "difference" ? null : shown[side];
    canvas.style.cssText = "";
    canvas.style.setProperty("--cw", stored ? stored.width : largest("width"));
    canvas.style.setProperty("--ch", stored ? stored.height : largest("height"));
    canvas.setAttribute("aria-label", describe(side));
    frame.append(canvas);
  }
  return frame;
}

function pane(caption, sides) {
  const frame = frameOf(sides);
  const scroll = make("div", { class: "scroll" }, frame);
  scroll.addEventListener("scroll", () => {
    for (const other of by("stage").querySelectorAll(".scroll")) {
      if (other === scroll) continue;
      other.scrollLeft = scroll.scrollLeft;
      other.scrollTop = scroll.scrollTop;
    }
  });
  return make("figure", { class: "pane" },
    caption && make("figcaption", { text: caption }), scroll);
}

// Puts the canvases where the mode wants them, and then the pixels into them.
function arrange() {
  const stage = by("stage"), sides = sidesOf(shown);
  const isPair = sides.length === 2;
  const now = isPair ? mode : "single";
  stage.className = `stage ${now}${now === "side" ? " two" : ""}`;
  if (now === "side") {
    stage.replaceChildren(pane("Before", ["before"]), pane("After", ["after"]));
  } else if (now === "single") {
    const caption = { new: "After", gone: "Before" }[shown.state];
    stage.replaceChildren(pane(caption, sides));
  } else if (now === "difference") {
    stage.replaceChildren(pane("What differs, on the picture after", ["difference"]));
  } else {
    const captions = { slider: "Before at the left, after at the right",
      blend: "Before and after in one", blink: "After" };
    stage.replaceChildren(pane(captions[now], ["before", "after"]));
    if (now === "slider") {
      const frame = stage.querySelector(".frame");
      frame.append(make("div", { class: "line", "aria-hidden": "true" }));
      frame.addEventListener("pointerdown", drag);
      frame.addEventListener("pointermove", (event) => { if (event.buttons) drag(event); });
    }
  }
  by("amount").hidden = now !== "slider" && now !== "blend";
  by("amount-name").textContent = now === "blend" ? "After" : "Position";
  if (amounts[now] != null) by("amount-value").value = amounts[now];
  by("flip").hidden = now !== "blink";
  press(by("boxes"), showsBoxes);
  place();
  zoom();
  draw();
}

function drag(event) {
  const box = event.currentTarget.getBoundingClientRect();
  amounts.slider = Math.max(0, Math.min(100, 100 * (event.clientX - box.left) / box.width));
  by("amount-value").value = amounts.slider;
  event.currentTarget.setPointerCapture(event.pointerId);
  place();
}

// What of the two is seen.
function place() {
  const { before, after } = canvases, stage = by("stage");
  if (stage.classList.contains("slider")) {
    const share = amounts.slider;
    const left = share * largest("width") / shown.after.width;
    after.style.clipPath = `inset(0 0 0 ${Math.min(100, left)}%)`;
    before.style.clipPath =
      `inset(0 ${Math.max(0, 100 - share * largest("width") / shown.before.width)}% 0 0)`;
    stage.querySelector(".line").style.left = `${share}%`;
  } else if (stage.classList.contains("blend")) {
    after.style.opacity = amounts.blend / 100;
  } else if (stage.classList.contains("blink")) {
    before.style.visibility = flipped ? "visible" : "hidden";
    after.style.visibility = flipped ? "hidden" : "visible";
    stage.querySelector("figcaption").textContent = flipped ? "Before" : "After";
    by("flip").textContent = flipped ? "Show after" : "Show before";
  }
}

function zoom() {
  const size = by("zoom").value, stage = by("stage");
  stage.classList.toggle("zoomed", size !== "fit");
  stage.classList.toggle("sharp", size === "2" || size === "4");
  stage.style.setProperty("--zoom", size === "fit" ? 1 : size);
  // What scrolls can be scrolled by keys.
  for (const scroll of stage.querySelectorAll(".scroll")) {
    if (size === "fit") {
      for (const name of ["tabindex", "role", "aria-label"]) scroll.removeAttribute(name);
    } else {
      scroll.setAttribute("tabindex", "0");
      scroll.setAttribute("role", "group");
      scroll.setAttribute("aria-label", "Picture, scrolls");
    }
  }
  if (size !== "fit") goToFirstBox(Number(size));
}

// What differs is seldom in the corner.
function goToFirstBox(size) {
  const [box] = shown.moments[moment].boxes, room = 80;
  for (const scroll of by("stage").querySelectorAll(".scroll")) {
    scroll.scrollTo(box ? box[0] * size - room : 0, box ? box[1] * size - room : 0);
  }
}

const frameAt = (stored, time) => {
  let index = 0;
  while (index + 1 < stored.frames.length && stored.frames[index + 1].start <= time) index += 1;
  return index;
};

async function draw() {
  const picture = shown, at = moment;
  const time = picture.moments[at].start;
  const done = await Promise.all(sidesOf(picture).map((side) =>
    paint(canvases[side], picture[side], frameAt(picture[side], time))));
  if (picture !== shown || at !== moment || done.includes(false)) return;
  if (by("stage").classList.contains("difference")) drawDifference();
  drawBoxes();
  by("stage").dataset.drawn = `${picture.path}@${at}`;
}

function drawBoxes() {
  for (const old of by("stage").querySelectorAll(".marks")) old.remove();
  const boxes = shown.moments[moment].boxes;
  if (!showsBoxes || boxes.length === 0 || sidesOf(shown).length < 2) return;
  for (const frame of by("stage").querySelectorAll(".frame")) {
    frame.append(outlines(largest("width"), largest("height"), boxes));
  }
}

// What is the same becomes faint and grey, what differs shows how much.
function drawDifference() {
  const width = largest("width"), height = largest("height");
  const read = (side) => {
    const canvas = make("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(canvases[side], 0, 0);
    return context.getImageData(0, 0, width, height);
  };
  const before = read("before").data, image = read("after"), after = image.data;
  const outside = (side, index) => {
    const x = index % width, y = (index - x) / width;
    return x >= shown[side].width || y >= shown[side].height;
  };
  const isOdd = shown.before.width !== shown.after.width
    || shown.before.height !== shown.after.height;
  for (let place = 0; place < after.length; place += 4) {
    let most = 0;
    for (let channel = 0; channel < 4; channel += 1) {
      most = Math.max(most, Math.abs(before[place + channel] - after[place + channel]));
    }
    if (isOdd && outside("before", place / 4) !== outside("after", place / 4)) most = 255;
    if (most > report.levels) {
      const strength = 0.55 + 0.45 * most / 255;
      after[place] = 214 * strength + 255 * (1 - strength);
      after[place + 1] = 150 * (1 - strength);
      after[place + 2] = 108 * strength + 190 * (1 - strength);
    } else {
      const light = 0.3 * after[place] + 0.59 * after[place + 1] + 0.11 * after[place + 2];
      after[place] = after[place + 1] = after[place + 2] = 205 + light * 0.17;
    }
    after[place + 3] = 255;
  }
  const canvas = canvases.difference;
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d").putImageData(image, 0, 0);
}
