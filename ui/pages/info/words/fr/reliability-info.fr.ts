import { CONVERSIONS_MAX } from '../../../../../contracts/limits.js';
import { corpusCount } from '../../corpus-count.js';
import { crashFiguresIn, crashRun, dayIn } from '../../measured-runs.js';
import type { InfoWords } from '../info-words.js';

const shown = { label: 'Un test fourni avec le programme le démontre.' };

export const words: InfoWords = {
  title: 'Fiabilité et montée en charge',
  heading: 'Fiabilité et montée en charge',
  description:
    'Ce que devient votre conversion quand un serveur tombe, comment une installation grandit, et ce qui n’est pas promis.',
  intro:
    'Une conversion acceptée finit terminée, échouée ou annulée, exactement une fois, quoi qu’il tombe en panne entre-temps.',
  sections: [
    {
      heading: 'Une grappe dont on a tué des éléments',
      text: `Ses processus et ses serveurs ont été tués et gelés pendant qu’elle convertissait ; ensuite, chaque résultat a été lu, tout ce que montrent les pages a été reconstruit et le journal a été vérifié. Mesuré le ${dayIn('fr', crashRun)} (${crashRun.machine}).`,
      figures: crashFiguresIn('fr', [
        'conversions acceptées',
        'fois où un processus ou un serveur a été tué ou gelé entre-temps',
        'sans une fin unique',
        'résultats avec le texte d’un autre document',
        'fichiers perdus',
        'modifications du journal trouvées par son contrôle',
      ]),
    },
    {
      heading: 'Disponibilité et débit',
      text: 'Ce que l’on peut dire sans connaître la machine sur laquelle tourne Docket.',
    },
    {
      heading: 'Niveaux de service',
      text: 'Il n’y a pas de contrat avec Docket lui-même. Voici les propriétés sur lesquelles peut s’appuyer un accord avec votre exploitant.',
      cards: [
        {
          title: 'Prêt, ou non',
          text: 'GET /api/health répond 200 tant que le journal et les fichiers sont accessibles, et 503 dans le cas contraire ; la réponse nomme chaque partie absente, et la raison figure dans les messages du programme.',
        },
        {
          title: 'Aucun visiteur n’en bloque un autre',
          text: `Si vous n’avez aucune conversion en cours, la vôtre commence aussitôt, même quand d’autres occupent tous les processus de travail. Au plus ${CONVERSIONS_MAX.toLocaleString('fr')} attendent ou s’exécutent.`,
          proof: shown,
        },
        {
          title: 'Mesuré là où il fonctionne',
          text: 'Des métriques pour Prometheus, des alertes et un tableau de bord sont fournis : tâches en attente et en cours, erreurs par outil, et retard de chaque élément sur le journal.',
        },
        {
          title: 'Essayé sur de vrais fichiers',
          text: `Les tests appliquent les outils à ${corpusCount.pdf} PDF et ${corpusCount.images} images faits par d’autres programmes, dont certains sont abîmés. Ces fichiers ne font pas partie du code source.`,
          proof: shown,
        },
      ],
    },
    {
      heading: 'Reprise après incident',
      cards: [
        {
          title: 'Tué en plein travail',
          text: 'Redémarrez-le. Le travail accepté continue ; rien n’est fait deux fois.',
          proof: shown,
        },
        {
          title: 'Une sauvegarde est une copie',
          text: 'Arrêtez Docket et copiez son dossier de données. Le journal et les fichiers suffisent ; le reste se régénère.',
        },
        {
          title: 'Tout ce qui est affiché se reconstruit à partir du journal',
          text: 'Une seule commande recalcule tout ce que montrent les pages, depuis le premier événement, et aboutit aux mêmes octets.',
          proof: shown,
        },
      ],
    },
    {
      heading: 'D’une machine à plusieurs',
      columns: ['Élément', 'Une machine', 'Plusieurs'],
      rows: [
        ['Démarrage', 'une commande', 'cluster/ : Compose ou Helm'],
        ['Événements', 'SQLite', 'EventStoreDB'],
        ['Bus', 'dans le processus', 'NATS JetStream, trois nœuds'],
        ['Modèles de lecture', 'SQLite', 'MongoDB'],
        ['Fichiers', 'un dossier', 'tout stockage compatible S3'],
        ['Un processus meurt', 'le redémarrer', 'd’autres reprennent son travail'],
      ],
    },
    {
      heading: 'Certifications',
      text: 'Ce que fait Docket sur chacun de ces points.',
    },
    {
      heading: 'Ce qui n’a pas été essayé',
      paragraphs: [
        'Dans les tests, EventStoreDB est remplacé par une doublure de son contrat, et MongoDB par un autre programme qui parle son protocole. Les images de la grappe ont été contrôlées par des analyseurs et des schémas, mais n’ont pas été démarrées.',
      ],
    },
  ],
};
