/**
 * Opens a frame of Docket on this page.
 *
 * @param element  the frame is put into it.
 * @param options  `url` and `token`, as `POST /api/embed-tokens` has answered; `title` for screen readers; `files` to
 *   begin with; and what is called then: `onReady`, `onStarted`, `onCompleted`, `onFailed`, `onCancelled`.
 */
export function openDocket(element, { url, token, title = 'Docket', files = [], ...then }) {
  const { origin } = new URL(url);
  const frame = document.createElement('iframe');
  frame.src = `${url}#${token}`;
  frame.title = title;
  frame.allow = 'clipboard-write';
  frame.style.cssText = 'width:100%;min-height:320px;border:0;color-scheme:normal';

  const open = (more) => {
    const given = [...more].map((file) => ({ name: file.name, data: file.data ?? file }));
    frame.contentWindow?.postMessage({ type: 'docket:open', version: 1, files: given }, origin);
  };
  const heard = {
    'docket:ready': (message) => {
      if (files.length > 0) open(files);
      then.onReady?.(message);
    },
    'docket:started': (message) => then.onStarted?.(message),
    'docket:completed': (message) => then.onCompleted?.(message),
    'docket:failed': (message) => then.onFailed?.(message),
    'docket:cancelled': (message) => then.onCancelled?.(message),
    'docket:height': ({ height }) => {
      frame.style.height = `${height}px`;
    },
  };
  const listen = ({ source, origin: from, data }) => {
    if (source !== frame.contentWindow || from !== origin || data?.version !== 1) return;
    if (Object.hasOwn(heard, data.type)) heard[data.type](data);
  };

  addEventListener('message', listen);
  element.append(frame);
  return {
    frame,
    open,
    close() {
      removeEventListener('message', listen);
      frame.remove();
    },
  };
}
