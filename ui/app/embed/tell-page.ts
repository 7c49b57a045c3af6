import { FRAME_MESSAGES_VERSION, openMessage, type FrameMessage } from '../../../contracts/embedding/frame-messages.js';

/** Tells the page around the frame, if it is of this site; to any other the browser gives nothing. */
export const tellPage = (message: FrameMessage, origin: string): void => {
  const transfer = message.type === 'docket:completed' ? [message.data] : [];
  window.parent.postMessage({ ...message, version: FRAME_MESSAGES_VERSION }, origin, transfer);
};

/** The files that the page around the frame hands over in a message; undefined for every other message. */
export const filesFrom = (
  { source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  expected: string,
): readonly File[] | undefined => {
  if (source !== window.parent || origin !== expected) return undefined;
  const parsed = openMessage.safeParse(data);
  return parsed.data?.files.map(({ name, data: bytes }) => {
    const type = bytes instanceof Blob ? bytes.type : '';
    return new File([bytes], name, { type });
  });
};
