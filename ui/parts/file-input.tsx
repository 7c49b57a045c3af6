interface FileInputProps {
  readonly id: string;
  /** Where no label of the page names it. */
  readonly label?: string;
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The browser's own file chooser, out of sight; a button or a label of the page opens it. */
export const FileInput = ({ id, label, accept, onFiles }: FileInputProps) => (
  <input
    id={id}
    type="file"
    multiple
    accept={accept}
    aria-label={label}
    tabIndex={-1}
    className="sr-only"
    onChange={({ target }) => {
      onFiles([...(target.files ?? [])]);
      target.value = ''; // choosing the same file again is a choice too
    }}
  />
);

export const openFileInput = (id: string): void => {
  document.getElementById(id)?.click();
};
