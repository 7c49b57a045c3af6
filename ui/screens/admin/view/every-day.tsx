import { DASHBOARD_LIST_MAX } from '../../../../contracts/limits.js';
import { Fold } from '../../../parts/fold.js';
import { dayText } from '../../../text/times.js';

interface EveryDayProps {
  readonly columns: readonly string[];
  /** The latest first. */
  readonly rows: readonly { readonly date: string; readonly numbers: readonly number[] }[];
}

/** The numbers of all days, also those that the list has no room for; nothing where it has them all. */
export const EveryDay = ({ columns, rows }: EveryDayProps) =>
  rows.length > DASHBOARD_LIST_MAX && (
    <Fold title={`All ${rows.length} days as a table`} className="mt-3">
      <div className="px-4 pb-4">
        <table className="w-full text-sm tabular-nums">
          <thead className="text-left text-[0.8125rem] text-muted">
            <tr>
              <th scope="col" className="py-1.5 font-medium">
                Date
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-1.5 pl-2 text-right font-medium max-sm:text-[0.6875rem]">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ date, numbers }) => (
              <tr key={date}>
                <th scope="row" className="py-1.5 text-left font-normal text-muted">
                  {dayText(date)}
                </th>
                {numbers.map((number, index) => (
                  <td key={columns[index]} className="py-1.5 pl-2 text-right">
                    {number.toLocaleString('en-US')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  );
