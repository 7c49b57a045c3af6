import { t } from '../../../text/t.js';
import type { SectionOf } from '../info-page.js';

type FactTableProps = Pick<SectionOf<'table'>, 'heading' | 'columns' | 'rows'>;

/** Columns that a phone has room for. */
const PHONE_COLUMNS_MAX = 2;

const cell = 'px-4 py-3.5 text-start align-top sm:px-5';

/** A table that scrolls by itself where it is wider than the page. The first cell of a row names it. */
export const FactTable = ({ heading, columns, rows }: FactTableProps) => (
  <div
    role="region"
    aria-label={t('{heading}, table', { heading })}
    tabIndex={0} // eslint-disable-line jsx-a11y/no-noninteractive-tabindex -- or arrow keys could not scroll it
    className="overflow-x-auto rounded-3xl border border-line bg-card"
  >
    <table className={`w-full text-[0.9375rem] ${columns.length > PHONE_COLUMNS_MAX ? 'min-w-lg' : ''}`}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={`${cell} text-[0.8125rem] font-medium text-muted`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...values]) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className={`${cell} font-medium`}>
              {name}
            </th>
            {values.map((value, at) => (
              <td key={columns[at + 1]} className={`${cell} text-muted`}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
