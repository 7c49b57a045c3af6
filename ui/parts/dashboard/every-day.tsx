import { DASHBOARD_LIST_MAX } from '../../../contracts/limits.js';
import { Fold } from '../fold.js';
import { dayText } from '../../text/times.js';
import { t } from '../../text/t.js';
import { locale } from '../../text/language.js';

interface EveryDayProps {
  /** On small screens the legend's dot replaces the title. */
  readonly columns: readonly { readonly title: string; readonly dot?: string }[];
  /** The latest first. */
  readonly rows: readonly { readonly date: string; readonly numbers: readonly number[] }[];
}

/** The numbers of all days; nothing if the list already has them all. */
export const EveryDay = ({ columns, rows }: EveryDayProps) =>
  rows.length > DASHBOARD_LIST_MAX && (
    <Fold title={t('All {n} days as a table', { n: rows.length })} className="mt-3">
      <div className="px-4 pb-4">
        <table className="w-full text-sm tabular-nums max-sm:text-[0.8125rem]">
          <thead className="text-start text-[0.8125rem] text-muted">
            <tr>
              <th scope="col" className="py-1.5 font-medium">
                {t('Date')}
              </th>
              {columns.map(({ title, dot }) => (
                <th key={title} scope="col" className="py-1.5 ps-2 text-end font-medium">
                  {dot && <span className={`ms-auto block size-2.5 rounded-full sm:hidden ${dot}`} />}
                  <span className={dot && 'max-sm:sr-only'}>{title}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ date, numbers }) => (
              <tr key={date}>
                <th scope="row" className="whitespace-nowrap py-1.5 text-start font-normal text-muted">
                  {dayText(date)}
                </th>
                {numbers.map((number, index) => (
                  <td key={columns[index]?.title} className="py-1.5 ps-2 text-end">
                    {number.toLocaleString(locale())}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  );
