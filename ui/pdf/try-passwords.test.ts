import { passwordForms } from '../../contracts/pdf-passwords.js';
import { tryPasswords } from './try-passwords.js';

test('a password is tried in each of its forms before anybody is asked for another one', () => {
  const typed = ['ｆｕｌｌ€', 'open sesame'];
  const asked: boolean[] = [];
  const tried: string[] = [];
  const onPassword = tryPasswords((give, wrong) => {
    asked.push(wrong);
    const next = typed.shift();
    if (next !== undefined) give(next);
  });
  const give = (password: string): void => {
    tried.push(password);
    onPassword(give, true);
  };
  onPassword(give, false);
  expect(tried).toEqual([...passwordForms('ｆｕｌｌ€'), 'open sesame']);
  expect(asked).toEqual([false, true, true]);
});
