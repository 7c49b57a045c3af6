export interface PointerPosition {
  readonly clientX: number;
  readonly clientY: number;
}

/** A copy of the dragged tile that follows the pointer; a badge says how many pages come along. */
export const createDragPreview = (tile: HTMLElement, start: PointerPosition, list: HTMLElement) => {
  const box = tile.getBoundingClientRect();
  const preview = document.createElement('div');
  preview.className = tile.classList.contains('drag-row') ? 'drag-preview of-row' : 'drag-preview';
  preview.setAttribute('aria-hidden', 'true');
  preview.inert = true;
  preview.append(...Array.from(tile.children, (child) => child.cloneNode(true)));
  const isSelected = tile.querySelector('[aria-pressed=true]') !== null;
  const count = isSelected ? list.querySelectorAll('[aria-pressed=true]').length : 1;
  if (count > 1) preview.dataset['count'] = String(count);
  Object.assign(preview.style, { width: `${box.width}px`, left: `${box.left}px`, top: `${box.top}px` });
  (list.closest('dialog') ?? document.body).append(preview);
  return {
    moveTo: ({ clientX, clientY }: PointerPosition) => {
      preview.style.translate = `${clientX - start.clientX}px ${clientY - start.clientY}px`;
    },
    remove: () => preview.remove(),
  };
};
