import { useState } from 'react';
import type { SiteChange } from '../../../../contracts/api/site-change.js';
import type { ShownBrand } from '../../../../contracts/api/site-rules.js';
import { isColour } from '../../../../contracts/brand-colours.js';
import { OWN_COLOUR, OWN_NAME, SITE_NAME_MAX } from '../../../../contracts/brand.js';
import { Button } from '../../../parts/button.js';
import { Field } from '../../../parts/field.js';
import { t } from '../../../text/t.js';
import { BrandPreview } from './brand-preview.js';
import { logoOf } from './logo-file.js';

/** The look that is being tried out. */
interface Draft {
  /** Empty for the program's own; so is the colour. */
  readonly name: string;
  readonly colour: string;
  /** An address of a picture; null for the program's own. */
  readonly logo: string | null;
  readonly isNoPicture: boolean;
}

const draftOf = ({ name, colour, logo }: ShownBrand): Draft => ({
  name: name ?? '',
  colour: colour ?? '',
  logo,
  isNoPicture: false,
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** A logo that was there before is not sent again. */
const changeOf = ({ name, colour, logo }: Draft, before: ShownBrand): SiteChange['brand'] => ({
  name: orNull(name),
  colour: orNull(colour),
  ...(logo !== before.logo && { logo: logo === null ? null : logo.slice(logo.indexOf(',') + 1) }),
});

interface BrandFormProps {
  /** The brand of the site now. */
  readonly brand: ShownBrand;
  readonly isBusy: boolean;
  readonly onSave: (brand: SiteChange['brand']) => void;
}

/** The name, the colour and the logo of the site, which are looked at before they are saved. */
export const BrandForm = ({ brand, isBusy, onSave }: BrandFormProps) => {
  const [draft, setDraft] = useState(() => draftOf(brand));
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, isNoPicture: false, ...part }));
  const isOwn = brand.name === null && brand.colour === null && brand.logo === null;
  return (
    <section aria-labelledby="rules-brand" className="max-w-2xl">
      <h3 id="rules-brand" className="font-semibold">
        {t('Name and looks')}
      </h3>
      <p className="mt-1 mb-3 text-sm text-muted">
        {t(
          "On every page, on pages for recipients, in mails and in the icon of the browser. An empty field stands for Docket's own.",
        )}
      </p>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onSave(changeOf(draft, brand));
        }}
      >
        <Fields draft={draft} change={change} />
        <BrandPreview name={draft.name} colour={draft.colour} logo={draft.logo} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" tone="quiet" aria-disabled={isBusy}>
            {t('Save name and looks')}
          </Button>
          {!isOwn && (
            <Button tone="quiet" aria-disabled={isBusy} onClick={() => onSave(null)}>
              {t("Use Docket's own")}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
};

interface FieldsProps {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}

const Fields = ({ draft, change }: FieldsProps) => (
  <>
    <Field
      id="brand-name"
      label={t('Name of this site')}
      value={draft.name}
      dir="auto"
      maxLength={SITE_NAME_MAX}
      placeholder={OWN_NAME}
      onChange={(event) => change({ name: event.currentTarget.value })}
    />
    <Colour draft={draft} change={change} />
    <LogoFile draft={draft} change={change} />
  </>
);

const Colour = ({ draft: { colour }, change }: FieldsProps) => (
  <div className="flex flex-wrap items-end gap-3">
    <Field
      id="brand-colour"
      label={t('Colour, such as #1d5391')}
      value={colour}
      dir="ltr"
      pattern="#[0-9a-fA-F]{6}"
      placeholder={OWN_COLOUR}
      className="min-w-36 flex-1"
      onChange={(event) => change({ colour: event.currentTarget.value })}
    />
    <input
      type="color"
      aria-label={t('Choose a colour')}
      value={isColour(colour) ? colour : OWN_COLOUR}
      className="h-11 w-16 rounded-xl border border-edge bg-card p-1"
      onChange={(event) => change({ colour: event.currentTarget.value })}
    />
  </div>
);

const LogoFile = ({ draft: { logo, isNoPicture }, change }: FieldsProps) => (
  <>
    <div className="flex flex-wrap items-end gap-3">
      <Field
        id="brand-logo"
        type="file"
        label={t('Logo: a PNG, JPEG, WebP or SVG')}
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        className="min-w-52 flex-1 [&>input]:py-2"
        onChange={({ currentTarget: { files } }) => {
          const [file] = files ?? [];
          if (file) void logoOf(file).then((png) => change(png === undefined ? { isNoPicture: true } : { logo: png }));
        }}
      />
      {logo !== null && (
        <Button tone="quiet" onClick={() => change({ logo: null })}>
          {t('Remove the logo')}
        </Button>
      )}
    </div>
    {isNoPicture && (
      <p role="alert" className="text-sm text-danger">
        {t('This file is no picture that can be a logo.')}
      </p>
    )}
  </>
);
