import { searchAhead } from '../../services/pdf/engines/ask-engines.js';

const WORK_ON_PDFS: readonly (string | undefined)[] = [undefined, 'pdf'];
const role = process.argv.slice(2).find((argument) => !argument.startsWith('-'));

// Another core looks for the engines while this one loads the program.
if (WORK_ON_PDFS.includes(role)) searchAhead();
void import('./run-docket.js'); // it is opened as a script, which cannot wait; an error ends it all the same
