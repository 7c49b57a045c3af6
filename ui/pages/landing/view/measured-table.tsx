import { MB } from '../../../../contracts/byte-sizes.js';
import { humanSize } from '../../../text/sizes.js';
import { locale } from '../../../text/language.js';
import { t } from '../../../text/t.js';
import { dayText } from '../../../text/times.js';
import { PageSection } from '../../parts/page-section.js';
import { ProofLine } from '../../parts/proof-line.js';
import { landingRun } from '../landing-figures.js';
import type { LandingFigure } from '../landing-page.js';

const cell = 'px-4 py-3.5 text-start align-top sm:px-5';

const documentsOf = ({ files, pages, megabytes }: LandingFigure): string =>
  [t('{n} files', { n: files }), t('{n} pages', { n: pages }), humanSize(megabytes * MB)].join(' · ');

const secondsOf = (seconds: number): string => seconds.toLocaleString(locale(), { maximumFractionDigits: 2 });

/** How long the tool took when it was measured. */
export const MeasuredTable = ({ figures }: { readonly figures: readonly LandingFigure[] }) => (
  <PageSection
    heading={t('Measured')}
    text={t('Seconds from the request to the result, measured on {day} ({machine}).', {
      day: dayText(landingRun.startedAt),
      machine: landingRun.machine,
    })}
    isBeside
  >
    <table className="w-full overflow-hidden rounded-3xl border border-line bg-card text-[0.9375rem]">
      <thead>
        <tr>
          {[t('Documents'), 'Docket', t('Compared with')].map((column) => (
            <th key={column} scope="col" className={`${cell} text-[0.8125rem] font-medium text-muted`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => (
          <tr key={figure.task} className="border-t border-line">
            <th scope="row" className={`${cell} font-medium`}>
              {documentsOf(figure)}
            </th>
            <td className={cell}>{secondsOf(figure.docket)}</td>
            <td className={`${cell} text-muted`}>
              {secondsOf(figure.peer.seconds)} ({figure.peer.name})
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <ProofLine
      proof={{ label: t('The measurement comes with the program and can be repeated.'), command: landingRun.command }}
    />
  </PageSection>
);
