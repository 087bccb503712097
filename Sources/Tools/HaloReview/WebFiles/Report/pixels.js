const bitmaps = new Map();
const mostBitmaps = 96;
function bytesOf(file) {
  const text = atob(by(`f${file}`).textContent);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}
function bitmap(file) {
  let found = bitmaps.get(file);
  if (found) bitmaps.delete(file);
  else {
    const blob = new Blob([bytesOf(file)], { type: "image/png" });
    found = createImageBitmap(blob, { colorSpaceConversion: "none" });
  }
  bitmaps.set(file, found);
  if (bitmaps.size > mostBitmaps) bitmaps.delete(bitmaps.keys().next().value);
  return found;
}
// Lays the patches of a picture over each other, up to a frame; false when something else is to
// be seen by then.
async function paint(canvas, stored, frame) {
  const ticket = canvas.ticket = (canvas.ticket ?? 0) + 1;
  const goesOn = canvas.stored === stored && canvas.frame <= frame;
  const patches = stored.frames.slice(goesOn ? canvas.frame + 1 : 0, frame + 1)
    .flatMap((frame) => frame.patches);
  const images = await Promise.all(patches.map(([file]) => bitmap(file)));
  if (canvas.ticket !== ticket) return false;
  if (!goesOn) {
    canvas.width = stored.width;
    canvas.height = stored.height;
  }
  const context = canvas.getContext("2d");
  patches.forEach(([, x, y, width, height, isOver], index) => {
    if (!isOver) context.clearRect(x, y, width, height);
    context.drawImage(images[index], x, y, width, height);
  });
  canvas.stored = stored;
  canvas.frame = frame;
  return true;
}
