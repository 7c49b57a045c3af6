import { keepPassword } from '../browser/file-passwords.js';
import { formOf } from './post-conversion.js';

describe('what is asked of a file that the server has made', () => {
  test('leaves it where it is, and sends the picture that goes into it', () => {
    const file = new File(['%PDF'], 'deed.pdf', { type: 'application/pdf' });
    const picture = new File(['PNG'], 'seal.png', { type: 'image/png' });
    keepPassword(file, 'sesame');
    const form = formOf({ files: [file, picture], from: 'c1', operation: 'pdf-annotate', options: {} });
    expect(form.getAll('files').map((one) => (one as File).name)).toEqual(['seal.png']);
    expect([form.get('from'), form.get('passwords')]).toEqual(['c1', '["","sesame"]']);
  });
});
