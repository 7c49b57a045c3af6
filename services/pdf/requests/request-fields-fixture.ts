import type { FilledField } from '../../../contracts/api/signature-requests.js';
import type { RequestField } from '../../../contracts/events/signature-request.js';
import type { SourceFile, Work } from '../operation.js';
import { sealRecipient } from './seal-recipient.js';

const KINDS = ['signature', 'initials', 'name', 'date', 'text', 'check'] as const;
const ROW = 120;

/** All kinds of fields for so many recipients, on the first page in rows. */
export const fieldsFor = (recipients: number, kinds: readonly RequestField['kind'][] = KINDS): RequestField[] =>
  Array.from({ length: recipients }, (_, index) =>
    kinds.map((kind, at): RequestField => ({
      name: `request-${index + 1}-${at + 1}`,
      recipient: index + 1,
      kind,
      page: 1,
      box: {
        x: 20 + (at % 3) * 100,
        y: 10 + index * ROW * 0.5 + (at >= 3 ? 26 : 0),
        width: kind === 'check' ? 14 : 90,
        height: kind === 'check' ? 14 : 24,
      },
      required: true,
      label: kind,
    })),
  ).flat();

const VALUES: Readonly<Record<RequestField['kind'], string>> = {
  signature: '',
  initials: 'ZŁ',
  name: 'Zoë Łąka',
  date: '2026-11-29',
  text: 'Ωж 日本',
  check: 'on',
};

/** The fields of one recipient, filled in. */
export const filledBy = (fields: readonly RequestField[], recipient: number): FilledField[] =>
  fields
    .filter((field) => field.recipient === recipient)
    .map(({ name, kind, label }) => ({ name, kind, label, value: VALUES[kind] }));

type Signing = Parameters<typeof sealRecipient>[1]['signing'];

/** The document once these recipients have signed, one after the other. */
export const signedBy = async (
  file: SourceFile,
  {
    fields,
    recipients,
    signing = { manner: 'typed', text: 'Zoë Łąka' },
  }: {
    readonly fields: readonly RequestField[];
    readonly recipients: readonly number[];
    readonly signing?: Signing;
  },
  work: Pick<Work, 'qpdf' | 'now' | 'identity'>,
): Promise<Uint8Array> => {
  let { bytes } = file;
  for (const recipient of recipients) {
    const asked = { fields: filledBy(fields, recipient), signing, signer: `Signer ${recipient}` };
    ({ bytes } = await sealRecipient({ ...file, bytes }, asked, work));
  }
  return bytes;
};
