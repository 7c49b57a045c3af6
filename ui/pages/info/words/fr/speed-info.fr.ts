import { limit } from '../../../limit-values.js';
import { comparedRowsIn, dayIn, speedFiguresIn, speedRun } from '../../measured-runs.js';
import type { InfoWords } from '../info-words.js';

const merge = 'Fusionner deux PDF, 200 pages';
const firstTen = 'Dix pages sur 100';
const watermark = 'Filigrane sur deux pages';

export const words: InfoWords = {
  title: 'Rapidité et performances',
  heading: 'Rapidité et performances',
  description:
    'Combien de temps de processeur demande chaque outil de Docket, comparé aux programmes utilisés d’ordinaire, et pourquoi.',
  intro:
    'Combien de temps demande chaque outil, comparé aux programmes que vous pourriez utiliser à la place. Une commande le mesure sur votre propre machine.',
  sections: [
    {
      heading: 'Mesuré',
      text: `Secondes d’un processeur du début à la fin : envoi, file d’attente, travail, journal et téléchargement. La vignette est dessinée quand une page l’affiche pour la première fois. Mesuré le ${dayIn('fr', speedRun)} (${speedRun.machine}).`,
      figures: speedFiguresIn('fr', [merge, firstTen, watermark]),
    },
    {
      heading: 'Comparé aux programmes en ligne de commande',
      text: 'Secondes d’un processeur, avec les mêmes fichiers et au cours de la même mesure. Les autres ne font que le fichier ; Docket reçoit aussi l’envoi, isole le travail et tient le journal.',
      columns: ['Tâche', 'Docket, tout compris', 'Un autre programme'],
      rows: comparedRowsIn('fr', [
        merge,
        'Fusionner les mêmes',
        'Fusionner deux numérisations, 28 Mo',
        firstTen,
        'Diviser 100 pages en dix parties',
        watermark,
      ]),
    },
    {
      heading: 'Pourquoi c’est rapide',
      cards: [
        {
          title: 'Rien n’est dessiné deux fois',
          text: 'Fusionner, diviser et poser un filigrane copient les objets d’un PDF au lieu d’en redessiner les pages. Les liens et les formulaires sont ainsi conservés.',
        },
        {
          title: 'Les processus sont prêts',
          text: 'Le processus de la prochaine conversion est lancé d’avance, ses moteurs déjà chargés.',
        },
        {
          title: 'Le travail court passe devant',
          text: 'Quand le serveur est chargé, les conversions longues cèdent le pas aux courtes : un filigrane n’attend pas un livre.',
          proof: { label: 'La mesure est fournie avec le programme.' },
        },
        {
          title: 'Personne ne prend tout',
          text: 'Si vous n’avez rien en cours, vous êtes le suivant, quoi qu’aient envoyé les autres.',
          proof: { label: 'Un test fourni avec le programme le démontre.' },
        },
        {
          title: 'Jamais plus gros qu’avant',
          text: 'La compression compare son résultat à votre fichier et rend le plus petit des deux.',
        },
        {
          title: 'Tous les cœurs',
          text: 'Réglez WORKERS sur le nombre de cœurs, ou lancez autant de processus d’un même rôle que vous voulez.',
          proof: { label: 'Comment cela croît' },
        },
      ],
    },
    {
      heading: 'Caractéristiques techniques',
      columns: ['Quoi', 'Limite ou durée habituelle'],
      rows: [
        ['Diviser, filigrane, partage sécurisé', 'en général 2 à 3 secondes'],
        ['Convertir en PDF', 'en général 2 à 5 secondes'],
        ['Cliff Notes', 'en général 5 à 10 secondes'],
        ['Traduire', 'en général 10 à 20 secondes'],
        ['Outils de pages, objectif', 'moins de 5 secondes réelles, pour des documents de quelques pages'],
        ['Taille d’un fichier', '25 Mo, images 15 Mo'],
        ['Fichiers à la fois', `jusqu’à ${limit.files}`],
        ['Pages par document', `jusqu’à ${limit.pages.toLocaleString('fr')}`],
        ['Conversions à la fois', '2, ou autant que WORKERS le permet'],
        ['Durée d’un outil de pages', 'au plus 60 secondes de processeur'],
      ],
    },
    {
      heading: 'Comment lire ces chiffres',
      paragraphs: [
        'Le temps réel dépend de ce que la machine fait par ailleurs. Le temps de processeur, à peine : c’est donc lui que montre cette page. La mesure est fournie avec le programme : les deux peuvent se mesurer sur votre propre machine.',
      ],
    },
  ],
};
