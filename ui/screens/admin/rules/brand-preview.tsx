import type { CSSProperties } from 'react';
import { isColour, shadesOf, type BrandTheme } from '../../../../contracts/brand-colours.js';
import { OWN_NAME } from '../../../../contracts/brand.js';
import { Logo } from '../../../parts/logo.js';
import { t } from '../../../text/t.js';

interface PreviewProps {
  readonly name: string;
  /** Whatever is no colour is shown as the program's own. */
  readonly colour: string;
  readonly logo: string | null;
}

const OWN_COLOURS = { light: '#0e5d48', dark: '#5fd0ae' } as const;

/** Colours of the classes below, which are settled for the whole page where nothing nearer says otherwise. */
const grounds = {
  light: {
    '--color-card': '#ffffff',
    '--color-line': '#e4e0d5',
    '--color-ink': '#1b221f',
    '--color-muted': '#5a625d',
  },
  dark: {
    '--color-card': '#191f1c',
    '--color-line': '#2c3430',
    '--color-ink': '#eef1ec',
    '--color-muted': '#a2aca6',
  },
} as const;

/** How the site would look, on light and on dark pages. */
export const BrandPreview = (props: PreviewProps) => (
  <div className="grid gap-3 sm:grid-cols-2">
    <Sample {...props} theme="light" />
    <Sample {...props} theme="dark" />
  </div>
);

const Sample = ({ name, colour, logo, theme }: PreviewProps & { readonly theme: BrandTheme }) => {
  const isChosen = isColour(colour);
  const shades = shadesOf(isChosen ? colour : OWN_COLOURS[theme], theme);
  const style: CSSProperties & Readonly<Record<`--${string}`, string>> = {
    ...grounds[theme],
    '--color-brand': shades.brand,
    '--color-on-brand': shades.onBrand,
    '--color-brand-soft': shades.soft,
  };
  return (
    <figure data-brand-preview={theme} style={style} className="rounded-2xl border border-line bg-card p-4 text-ink">
      <figcaption className="mb-3 text-[0.8125rem] text-muted">
        {theme === 'light' ? t('On light pages') : t('On dark pages')}
      </figcaption>
      <div className="flex items-center gap-2.5 text-lg font-semibold">
        {logo === null ? <Logo /> : <img src={logo} alt="" className="h-8 max-w-20 object-contain" />}
        <bdi className="min-w-0 wrap-anywhere">{name.trim() === '' ? OWN_NAME : name}</bdi>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2 text-sm">
        <span className="rounded-full bg-brand px-4 py-2 font-medium text-on-brand">{t('Download')}</span>
        <span className="rounded-full bg-brand-soft px-3 py-1.5 text-brand">{t('Completed')}</span>
      </div>
      {isChosen && !shades.isAsChosen && (
        <p className="mt-3 text-[0.8125rem] text-muted">
          {t('Changed to {colour}, so that it can be read here.', { colour: shades.brand })}
        </p>
      )}
    </figure>
  );
};
