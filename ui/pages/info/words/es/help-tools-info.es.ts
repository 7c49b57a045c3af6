import { limit } from '../../../limit-values.js';
import { toolsHelp } from '../../help/tools-help.js';
import type { InfoWords } from '../info-words.js';
import { toolsSaidIn, type CallLabels } from '../tools-said.js';
import { optionSentencesEs, toolRemarksEs } from './option-sentences.es.js';

const labels: CallLabels = {
  'Number of questions': 'Número de preguntas',
  'Custom instructions': 'Instrucciones propias',
  'Pages to read text from': 'Páginas cuyo texto se lee',
};

/** The names of tools and options are those of the catalogue, which is loaded for them. */
export const loadWords = async (): Promise<InfoWords> => {
  const said = await toolsSaidIn('es', labels);
  return toolsHelp(said, {
    title: 'Ayuda: herramientas',
    heading: 'Las herramientas y sus opciones',
    description:
      'Qué acepta cada herramienta de Docket, cuánto tarda, una frase sobre cada una de sus opciones y los límites de los archivos.',
    intro: `Los nombres son los de la pantalla. Las herramientas están bajo tres títulos: ${['Organise & convert', 'Understand with AI', 'Protect & share'].map(said.say).join(', ')}.`,
    files: {
      heading: 'Archivos',
      text: `Una conversión acepta hasta ${limit.files} archivos, y un documento hasta ${limit.pages.toLocaleString('es')} páginas. En la página de una sola herramienta, las imágenes pueden ocupar hasta ${limit.imageAlone} MB.`,
      columns: ['Archivos', 'Formatos', 'Tamaño máximo'],
    },
    columns: ['Opción', 'Valores', 'Qué hace'],
    noOptions: 'No tiene opciones.',
    one: { pdf: 'PDF', image: 'imagen', text: 'texto', office: 'documento de Office' },
    several: { pdf: 'PDF', image: 'imágenes', text: 'textos', office: 'documentos de Office' },
    oneOf: (kinds) => `1 ${kinds}`,
    range: (min, max, kinds) => `de ${min} a ${max} ${kinds}`,
    oneEach: (kinds) => kinds.map((kind) => `1 ${kind}`).join(' y '),
    takes: (files, duration) => `Acepta ${files}; suele tardar ${duration}.`,
    free: {
      text: 'Texto',
      secret: 'Texto que se mantiene en secreto',
      slider: 'Un control deslizante',
      number: 'Un número',
      check: 'Activado o desactivado',
    },
    oneOfMany: (count) => `A elegir entre ${count}`,
    size: (megabytes) => `${megabytes} MB`,
    marks: { comma: ', ', semicolon: '; ', colon: ': ', full: '.', between: ' ' },
    sentences: optionSentencesEs,
    remarks: toolRemarksEs,
  });
};
