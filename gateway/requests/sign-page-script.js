// Adds drawing and pictures to the page of a recipient, and shows on the pages what is being written.
const form = document.querySelector('form.steps');
const canvas = document.querySelector('canvas');
const typed = document.querySelector('#signature');
const drawing = document.querySelector('[name="drawing"]');

/** The box on a page that an input belongs to. */
const shownBy = (input) => document.querySelectorAll(`[data-shows="${CSS.escape(input.name)}"]`);

const mirror = (input) => {
  for (const text of shownBy(input)) {
    const isTick = input.type === 'checkbox';
    text.textContent = isTick ? (input.checked ? '✓' : '') : input.value || text.dataset.label;
    const link = text.closest('a');
    link.dataset.name ??= link.getAttribute('aria-label');
    const { name } = link.dataset;
    link.setAttribute('aria-label', ['', name].includes(text.textContent) ? name : `${name}: ${text.textContent}`);
  }
};

if (form) {
  form.addEventListener('input', ({ target }) => mirror(target));
  for (const input of form.querySelectorAll('input')) mirror(input);
  form.addEventListener('submit', () => {
    const button = form.querySelector('[type="submit"]');
    // After the form has been sent: a disabled button would not be part of it, and a second press would sign twice.
    setTimeout(() => {
      button.disabled = true;
    });
  });
  addEventListener('pageshow', () => {
    form.querySelector('[type="submit"]').disabled = false;
  });
}

/** Shows a picture in the boxes of the signature; an empty one shows the name again. */
const showPicture = (png) => {
  for (const text of shownBy(typed)) {
    const link = text.closest('a');
    link.querySelector('image')?.remove();
    text.style.display = png === '' ? '' : 'none';
    if (png === '') continue;
    const image = document.createElementNS('http://www.w3.org/2000/svg', 'image');
    image.setAttribute('href', png);
    for (const name of ['x', 'y', 'width', 'height']) {
      image.setAttribute(name, link.querySelector('rect').getAttribute(name));
    }
    link.append(image);
  }
};

const PICTURE_BOX = { width: 600, height: 240 };
/** Characters that the server takes. */
const PNG_CHARS_MAX = 200_000;

/** A picture as a PNG that is as large as can be sent. */
const asPng = (bitmap) => {
  const fit = Math.min(1, PICTURE_BOX.width / bitmap.width, PICTURE_BOX.height / bitmap.height);
  for (let share = fit; ; share *= 0.8) {
    const sheet = document.createElement('canvas');
    sheet.width = Math.max(1, Math.round(bitmap.width * share));
    sheet.height = Math.max(1, Math.round(bitmap.height * share));
    sheet.getContext('2d').drawImage(bitmap, 0, 0, sheet.width, sheet.height);
    const png = sheet.toDataURL('image/png');
    if (png.length <= PNG_CHARS_MAX) return png;
  }
};

if (form && canvas && typed && drawing) {
  const ways = document.querySelector('.ways');
  const [type, draw, have, clear] = ways.querySelectorAll('button');
  const picture = document.querySelector('[name="picture"]');
  const chosen = document.querySelector('[data-way="picture"]');
  const file = chosen.querySelector('input');
  const preview = chosen.querySelector('img');
  const problem = chosen.querySelector('.problem');
  const context = canvas.getContext('2d');

  const keepDrawing = () => {
    drawing.value = canvas.toDataURL('image/png');
    showPicture(drawing.value);
  };
  const wipe = () => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    drawing.value = '';
    showPicture('');
  };
  const keepPicture = (png) => {
    picture.value = png;
    preview.src = png;
    preview.hidden = png === '';
    showPicture(png);
  };
  const choose = (way) => {
    for (const one of [type, draw, have]) one.setAttribute('aria-pressed', String(one === way));
    canvas.hidden = way !== draw;
    clear.hidden = way !== draw;
    chosen.hidden = way !== have;
    typed.closest('.field').hidden = way !== type;
    typed.required = way === type;
    typed.disabled = way !== type; // a name that nobody sees signs nothing
    file.required = way === have;
    wipe();
    file.value = '';
    problem.hidden = true;
    keepPicture('');
  };
  const at = ({ offsetX, offsetY }) => [
    (offsetX * canvas.width) / canvas.clientWidth,
    (offsetY * canvas.height) / canvas.clientHeight,
  ];

  context.lineWidth = 4;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = '#1e3a8a';
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    context.beginPath();
    context.moveTo(...at(event));
    context.lineTo(...at(event));
    context.stroke();
    keepDrawing();
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!canvas.hasPointerCapture(event.pointerId)) return;
    context.lineTo(...at(event));
    context.stroke();
  });
  canvas.addEventListener('pointerup', keepDrawing);
  canvas.addEventListener('pointercancel', keepDrawing);
  file.addEventListener('change', async () => {
    const [given] = file.files;
    let png = '';
    try {
      if (given) png = asPng(await createImageBitmap(given));
      problem.hidden = true;
    } catch {
      file.value = ''; // it is needed, and cannot be sent without
      problem.hidden = false;
    }
    keepPicture(png);
  });
  for (const way of [type, draw, have]) way.addEventListener('click', () => choose(way));
  clear.addEventListener('click', wipe);
  ways.hidden = false;
  choose(type);
}
