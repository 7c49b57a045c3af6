import { catchFocus } from './catch-focus.js';

interface FileInputProps {
  readonly id: string;
  readonly accept: string;
  readonly multiple?: boolean;
  /** Takes the focus when it appears, if the control that had it went at the same time. */
  readonly takesFocus?: boolean;
  /** Opens the camera on the back, where there is one. */
  readonly camera?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/**
 * The browser's own file chooser, out of sight; labels of the page open it. So it works before any script has run:
 * what was chosen by then is taken up as soon as the page comes to life.
 */
export const FileInput = (props: FileInputProps) => {
  const { id, accept, multiple = true, takesFocus = false, camera = false, onFiles } = props;
  const takeUp = (input: HTMLInputElement | null) => {
    if (!input?.files?.length) return;
    onFiles([...input.files]);
    input.value = ''; // choosing the same file again is a choice too
  };
  return (
    <input
      ref={(input) => {
        takeUp(input);
        if (takesFocus) catchFocus(input);
      }}
      id={id}
      type="file"
      multiple={multiple}
      accept={accept}
      {...(camera && { capture: 'environment' })}
      className="peer sr-only"
      onChange={({ target }) => {
        takeUp(target);
      }}
    />
  );
};

/** Classes of a label that follows the input and shows where the focus is. */
export const SHOWS_INPUT_FOCUS =
  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand';
