import type { Dashboard } from '../../../contracts/api/admin.js';
import { minuteText } from '../../text/times.js';
import { Card, Nothing } from './card.js';
import { t } from '../../text/t.js';

type Login = Dashboard['recentLogins'][number];

export const RecentLogins = ({ logins }: { readonly logins: readonly Login[] }) => (
  <Card title={t('Recent User Logins')}>
    {logins.length === 0 ? (
      <Nothing text={t('No login data yet')} hint={t('Logins appear when someone signs in; guests are not listed.')} />
    ) : (
      <table
        data-logins
        className="mt-3 w-full text-sm max-sm:block sm:table-fixed [&_tr]:max-sm:grid [&_tr]:max-sm:grid-cols-[minmax(0,1fr)_auto] [&_tr]:max-sm:gap-x-4 max-sm:[&>*]:block"
      >
        <thead className="text-start text-[0.8125rem] text-muted">
          <tr className="border-b border-line">
            {(['Name', 'Email', 'Last Login'] as const).map((column) => (
              <th
                key={column}
                scope="col"
                className="py-2 font-medium max-sm:[&:nth-child(2)]:hidden sm:w-[28%] sm:pe-3 sm:last:w-[30%] sm:last:pe-0 sm:[&:nth-child(2)]:w-[42%]"
              >
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {logins.map((login) => (
            <LoginRow key={login.id} login={login} />
          ))}
        </tbody>
      </table>
    )}
  </Card>
);

const LoginRow = ({ login: { name, email, lastLoginAt } }: { readonly login: Login }) => (
  <tr className="align-top max-sm:py-2.5 sm:[&>*]:py-2.5 sm:[&>*]:pe-3 sm:[&>*:last-child]:pe-0">
    <th scope="row" className="text-start font-medium wrap-anywhere">
      {name}
    </th>
    <td className="text-muted wrap-anywhere empty:before:content-['—'] max-sm:col-start-1 max-sm:row-start-2 max-sm:empty:hidden">
      {email}
    </td>
    <td className="tabular-nums max-sm:text-[0.8125rem]">{minuteText(lastLoginAt)}</td>
  </tr>
);
