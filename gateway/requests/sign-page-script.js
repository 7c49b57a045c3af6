// Adds drawing by finger, pen or mouse to the page of a recipient, and shows on the pages what is being written.
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

if (form && canvas && typed && drawing) {
  const ways = document.querySelector('.ways');
  const [type, draw, clear] = ways.querySelectorAll('button');
  const context = canvas.getContext('2d');
  let isDrawn = false;

  const choose = (isDrawing) => {
    type.setAttribute('aria-pressed', String(!isDrawing));
    draw.setAttribute('aria-pressed', String(isDrawing));
    canvas.hidden = !isDrawing;
    clear.hidden = !isDrawing;
    typed.closest('.field').hidden = isDrawing;
    typed.required = !isDrawing;
    if (!isDrawing) drawing.value = '';
  };
  const at = ({ offsetX, offsetY }) => [
    (offsetX * canvas.width) / canvas.clientWidth,
    (offsetY * canvas.height) / canvas.clientHeight,
  ];
  const wipe = () => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    isDrawn = false;
    drawing.value = '';
  };

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
    isDrawn = true;
    drawing.value = canvas.toDataURL('image/png');
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!canvas.hasPointerCapture(event.pointerId)) return;
    context.lineTo(...at(event));
    context.stroke();
    isDrawn = true;
  });
  canvas.addEventListener('pointerup', () => {
    if (isDrawn) drawing.value = canvas.toDataURL('image/png');
  });
  type.addEventListener('click', () => choose(false));
  draw.addEventListener('click', () => choose(true));
  clear.addEventListener('click', wipe);
  ways.hidden = false;
  choose(false);
}
