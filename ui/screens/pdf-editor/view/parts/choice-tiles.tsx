import type { LucideIcon } from 'lucide-react';
import { translated } from '../../../../text/t.js';
import type { Text } from '../../../../../contracts/texts/text-catalogue.js';

interface ChoiceTilesProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly text: Text; readonly Icon: LucideIcon }[];
  readonly chosen: Value;
  readonly look: 'tall' | 'wide';
  readonly onChoose: (value: Value) => void;
}

const looks = {
  tall: 'flex-col gap-1.5 py-3 text-[0.8125rem]',
  wide: 'min-h-12 gap-2.5 text-[0.9375rem]',
} as const;

/** A few buttons side by side, one of them chosen. */
export const ChoiceTiles = <Value extends string>({
  label,
  choices,
  chosen,
  look,
  onChoose,
}: ChoiceTilesProps<Value>) => (
  <div role="group" aria-label={label} className="grid auto-cols-fr grid-flow-col gap-2">
    {choices.map(({ value, text, Icon }) => (
      <button
        key={value}
        type="button"
        aria-pressed={value === chosen}
        onClick={() => {
          onChoose(value);
        }}
        className={`flex items-center justify-center rounded-2xl border border-line font-medium text-muted transition-colors hover:border-edge aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-text ${looks[look]}`}
      >
        <Icon className="size-[1.125rem]" aria-hidden="true" />
        {translated(text)}
      </button>
    ))}
  </div>
);
