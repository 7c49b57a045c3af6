import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'Pourquoi Docket',
  heading: 'Vos documents, votre serveur, votre preuve',
  description:
    'Pourquoi traiter ses documents sur son propre serveur : rien n’est confié à des inconnus, pas de postes à compter, une preuve.',
  intro:
    'Les convertisseurs en ligne veulent vos fichiers ; les logiciels de bureau, une licence par machine. Docket s’installe une fois, pour toute l’organisation, et garde la preuve de ce qu’il a fait.',
  sections: [
    {
      heading: 'Ce que vous y gagnez',
      cards: [
        {
          title: 'Les fichiers restent chez vous',
          text: 'Contrats, dossiers et fiches de paie ne sont pas envoyés à une société que vous ne connaissez pas.',
          proof: { label: 'Comment' },
        },
        {
          title: 'Pas de postes à compter',
          text: 'Tous les outils fonctionnent sans compte et sans paiement. Le code source est libre, sous licence Apache-2.0.',
          proof: { label: 'Tarifs' },
        },
        {
          title: 'Des résultats fiables',
          text: 'Un caviardage est contrôlé avant que vous receviez le fichier, une fusion garde tout ce que contenaient les fichiers, et chaque résultat dit ce qu’il a fallu laisser de côté.',
          proof: { label: 'Fonctionnalités' },
        },
        {
          title: 'La preuve de ce qui s’est passé',
          text: 'Un journal signé et, pour chaque fichier, un reçu que chacun peut vérifier sans ce serveur.',
          proof: { label: 'Vérifier un reçu' },
        },
      ],
    },
    {
      heading: 'Trois façons de traiter un document',
      columns: ['Ce qui compte', 'Docket', 'Un convertisseur en ligne', 'Un logiciel de bureau'],
      rows: [
        ['Qui a le fichier', 'Votre propre serveur', 'La société derrière le site', 'Votre machine'],
        ['Ce que vous payez', 'Le fonctionnement du serveur', 'Chaque utilisateur, ou son attention', 'Chaque machine'],
        ['Transmettre un résultat', 'Un lien qui expire', 'Souvent un lien', 'Une pièce jointe'],
        ['Ce qui a été fait du fichier', 'Dans un journal signé', 'Inconnu', 'Inconnu'],
        ['Fonctionne sans Internet', 'Oui, dans votre réseau', 'Non', 'Oui'],
      ],
    },
    {
      heading: 'Ce qu’en disent d’autres',
      text: 'Les avis et les comparaisons apparaissent ici si l’exploitant y renvoie.',
    },
    {
      heading: 'Quand autre chose convient mieux',
      items: [
        'Vous voulez réécrire le texte d’un PDF : prenez un éditeur de bureau.',
        'Vous rédigez un document à plusieurs : prenez une suite bureautique, puis apportez le résultat ici.',
        'Vous avez un seul petit fichier, sans rien de privé, et pas de serveur : un convertisseur en ligne suffit.',
      ],
    },
  ],
};
