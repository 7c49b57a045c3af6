import { limit } from '../../../limit-values.js';
import { toolsHelp } from '../../help/tools-help.js';
import type { InfoWords } from '../info-words.js';
import { toolsSaidIn, type CallLabels } from '../tools-said.js';
import { optionSentencesFr, toolRemarksFr } from './option-sentences.fr.js';

const labels: CallLabels = {
  'Number of questions': 'Nombre de questions',
  'Custom instructions': 'Consignes',
  'Pages to read text from': 'Pages dont le texte est lu',
};

/** The names of tools and options are those of the catalogue, which is loaded for them. */
export const loadWords = async (): Promise<InfoWords> => {
  const said = await toolsSaidIn('fr', labels);
  return toolsHelp(said, {
    title: 'Aide : outils',
    heading: 'Les outils et leurs options',
    description:
      'Ce que chaque outil de Docket accepte, le temps qu’il prend, une phrase pour chacune de ses options et les limites des fichiers.',
    intro: `Les noms sont ceux de l’écran. Les outils sont rangés sous trois titres : ${['Organise & convert', 'Understand with AI', 'Protect & share'].map(said.say).join(', ')}.`,
    files: {
      heading: 'Fichiers',
      text: `Une conversion accepte jusqu’à ${limit.files} fichiers, et un document jusqu’à ${limit.pages.toLocaleString('fr')} pages. Sur la page d’un outil seul, une image peut peser jusqu’à ${limit.imageAlone} Mo.`,
      columns: ['Fichiers', 'Formats', 'Taille maximale'],
    },
    columns: ['Option', 'Valeurs', 'Ce qu’elle fait'],
    noOptions: 'Il n’a pas d’options.',
    one: { pdf: 'PDF', image: 'image', text: 'texte', office: 'document Office' },
    several: { pdf: 'PDF', image: 'images', text: 'textes', office: 'documents Office' },
    oneOf: (kinds) => `1 ${kinds}`,
    range: (min, max, kinds) => `de ${min} à ${max} ${kinds}`,
    oneEach: (kinds) => kinds.map((kind) => `1 ${kind}`).join(' et '),
    takes: (files, duration) => `Accepte ${files} ; prend en général ${duration}.`,
    free: {
      text: 'Texte',
      secret: 'Texte gardé secret',
      slider: 'Un curseur',
      number: 'Un nombre',
      check: 'Activé ou désactivé',
    },
    oneOfMany: (count) => `${count} au choix`,
    size: (megabytes) => `${megabytes} Mo`,
    marks: { comma: ', ', semicolon: ' ; ', colon: ' : ', full: '.', between: ' ' },
    sentences: optionSentencesFr,
    remarks: toolRemarksFr,
  });
};
