interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** One thing that is on or off. */
export const Switch = ({ label, isOn, onChange }: SwitchProps) => (
  <label className="flex min-h-11 items-center gap-3 text-sm">
    <input
      type="checkbox"
      checked={isOn}
      onChange={({ target }) => {
        onChange(target.checked);
      }}
      className="size-5 shrink-0 accent-brand"
    />
    {label}
  </label>
);
