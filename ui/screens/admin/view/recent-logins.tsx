import type { Dashboard } from '../../../../contracts/api/admin.js';
import { minuteText } from '../../../text/times.js';
import { Card, Nothing } from './card.js';

export const RecentLogins = ({ logins }: { readonly logins: Dashboard['recentLogins'] }) => (
  <Card title="Recent User Logins">
    {logins.length === 0 ? (
      <Nothing
        text="No login data yet"
        hint="It fills when somebody signs in; guests need no account and are not listed."
      />
    ) : (
      <table data-logins className="mt-3 w-full table-fixed text-sm max-sm:text-[0.8125rem]">
        <thead className="text-left text-[0.8125rem] text-muted">
          <tr className="border-b border-line">
            {['Name', 'Email', 'Last Login'].map((column) => (
              <th
                key={column}
                scope="col"
                className="w-[27%] py-2 pr-3 font-medium last:w-[28%] last:pr-0 max-sm:pr-2 [&:nth-child(2)]:w-[45%]"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {logins.map(({ id, name, email, lastLoginAt }) => (
            <tr
              key={id}
              className="align-top [&>*]:py-2.5 [&>*]:pr-3 [&>*]:[overflow-wrap:anywhere] [&>*:last-child]:pr-0"
            >
              <th scope="row" className="text-left font-medium">
                {name}
              </th>
              <td className="text-muted">{email ?? '—'}</td>
              <td className="tabular-nums">{minuteText(lastLoginAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </Card>
);
