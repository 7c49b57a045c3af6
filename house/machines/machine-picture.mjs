const COLUMNS = 3;
const GAP = 40;
const TITLE_HEIGHT = 24;

const sizeOf = (svg) => {
  const [, width, height] = /<svg width="([\d.]+)pt" height="([\d.]+)pt"/.exec(svg);
  return { width: Number(width), height: Number(height) };
};

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const placed = ({ path, svg }, x, y) => {
  const inner = svg
    .slice(svg.indexOf('<svg'))
    .replaceAll(/(\d)pt"/g, '$1"')
    .replace('<svg ', `<svg x="${x}" y="${y + TITLE_HEIGHT}" `);
  const title = `<text x="${x}" y="${y + 14}" font-family="Helvetica" font-size="14" font-weight="bold">${escaped(path)}</text>`;
  return `${title}\n${inner}`;
};

/** All pictures on one page, each under its title, in columns of about the same height. */
export const arranged = (pictures) => {
  const sized = pictures.map((picture) => ({ ...picture, ...sizeOf(picture.svg) }));
  const total = sized.reduce((sum, { height }) => sum + height + TITLE_HEIGHT + GAP, 0);
  const parts = [];
  let x = GAP;
  let y = GAP;
  let column = 0;
  let deepest = 0;
  for (const picture of sized) {
    if (y > total / COLUMNS) {
      x += column + GAP;
      y = GAP;
      column = 0;
    }
    parts.push(placed(picture, x, y));
    y += picture.height + TITLE_HEIGHT + GAP;
    column = Math.max(column, picture.width);
    deepest = Math.max(deepest, y);
  }
  const width = Math.ceil(x + column + GAP);
  const height = Math.ceil(deepest);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return [head, `<rect width="100%" height="100%" fill="#faf8f2"/>`, ...parts, '</svg>', ''].join('\n');
};
