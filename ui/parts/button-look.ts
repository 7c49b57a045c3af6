const tones = {
  primary: 'bg-brand text-on-brand shadow-card hover:bg-brand-strong',
  danger: 'bg-danger text-paper shadow-card',
  quiet: 'border border-line bg-card text-ink hover:border-edge',
} as const;

const sizes = {
  large: 'min-h-12 px-6 text-base',
  medium: 'min-h-11 px-5 text-[0.9375rem]',
  small: 'min-h-10 px-4 text-sm pointer-coarse:min-h-11',
} as const;

export interface Look {
  readonly tone?: keyof typeof tones;
  readonly size?: keyof typeof sizes;
}

/** The classes of a button, for any element. */
export const buttonLook = ({ tone = 'primary', size = 'medium' }: Look = {}, more = ''): string =>
  `inline-flex shrink-0 items-center justify-center gap-2 rounded-full font-medium transition-colors disabled:opacity-55 aria-disabled:opacity-55 ${tones[tone]} ${sizes[size]} ${more}`;
