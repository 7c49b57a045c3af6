import { limit } from '../../../limit-values.js';
import type { InfoWords } from '../info-words.js';
import { useCasesFr } from './use-cases.fr.js';

export const words: InfoWords = {
  title: 'Fonctionnalités avancées',
  heading: 'Fonctionnalités avancées',
  description:
    'Fusionner, diviser, compresser, signer, caviarder, traduire et résumer des documents : ce que fait Docket, en détail.',
  intro:
    'Déposez un fichier, et Docket propose les outils qui conviennent. Voici ce que chacun fait et que vous n’attendez peut-être pas.',
  sections: [
    {
      heading: 'Fonctions principales',
      cards: [
        {
          title: 'Fusionner sans rien perdre',
          text: 'Les signets, liens, champs de formulaire, pièces jointes, numérotations et calques de chaque fichier sont conservés. Les pages sont copiées telles quelles.',
          proof: { label: 'Fusionner des PDF' },
        },
        {
          title: 'Diviser selon les pages',
          text: 'Saisissez 1-3, 7, 9-12, ou divisez après chaque page ou toutes les quelques pages. Si une page n’existe pas, vous le savez avant le début.',
          proof: { label: 'Diviser un PDF' },
        },
        {
          title: 'Compresser à une taille donnée',
          text: 'Trois niveaux de qualité, ou une taille maximale de votre choix. Le résultat n’est jamais plus gros que votre fichier.',
          proof: { label: 'Compresser un PDF' },
        },
        {
          title: 'Signer avec un sceau',
          text: 'Dessinez, saisissez ou importez une signature. Le fichier est scellé par un certificat (PAdES) : toute modification ultérieure se voit.',
          proof: { label: 'Signer un PDF' },
        },
        {
          title: 'Caviarder pour de bon',
          text: 'Voyez chaque occurrence avant de caviarder. Ce que vous retirez disparaît de toutes les parties du fichier, et cela est contrôlé avant que vous le receviez.',
          proof: { label: 'Caviarder un PDF' },
        },
        {
          title: 'Exporter vers Word et PowerPoint',
          text: 'Paragraphes, colonnes, titres, listes et tableaux pour Word ; une diapositive par page pour PowerPoint.',
          proof: { label: 'Exporter un fichier' },
        },
      ],
    },
    {
      heading: 'Plus que des pages',
      cards: [
        {
          title: 'Cliff Notes',
          text: 'Une page, dans la langue du document. Chaque phrase indique la page dont elle provient.',
          proof: { label: 'Créer des Cliff Notes' },
        },
        {
          title: `Traduction en ${limit.languages} langues`,
          text: 'En texte continu ou dans la mise en page d’origine. Les nombres et les adresses sont comparés à l’original. Demande un fournisseur d’IA.',
          proof: { label: 'Traduire un fichier' },
        },
        {
          title: 'Les numérisations deviennent du texte',
          text: 'Les pages couchées sont redressées, lues et rendues interrogeables.',
        },
        {
          title: 'Les données privées, trouvées',
          text: 'Adresses, numéros de téléphone et de carte, IBAN, identifiants, clés, mots de passe et noms, marqués pour le caviardage en un clic.',
          proof: { label: 'Analyser un PDF' },
        },
        {
          title: 'Filigrane',
          text: 'Votre texte sur chaque page, dans toute écriture que couvrent les polices, à cinq emplacements.',
          proof: { label: 'Ajouter un filigrane' },
        },
        {
          title: 'Des liens qui expirent',
          text: 'Envoyez un lien plutôt qu’un fichier. Il compte les vues et les téléchargements, et expire de lui-même.',
          proof: { label: 'Partager un fichier' },
        },
      ],
    },
    { heading: 'Cas d’usage', cards: useCasesFr },
    {
      heading: 'Comparé aux logiciels de bureau',
      columns: ['Ce qui compte', 'Docket', 'Logiciel de bureau courant'],
      rows: [
        [
          'Installation',
          'Un serveur pour tous ; rien à installer pour qui l’utilise',
          'Un programme sur chaque machine',
        ],
        [
          'Où sont les fichiers',
          'Sur votre serveur, jusqu’à ce que leur lien expire',
          'Sur le disque de chaque personne qui y travaille',
        ],
        [
          'Envoyer un résultat',
          'Un lien qui expire, avec un mot de passe si vous voulez',
          'Une pièce jointe qui reste dans chaque boîte aux lettres',
        ],
        ['Prouver ce qui a été fait', 'Un journal signé et un reçu pour chaque fichier', 'Rarement possible'],
        ['Fonctionne sur un téléphone', 'Oui, dans le navigateur', 'Rarement avec tous les outils'],
        [
          'Fonctionne sans réseau',
          'Vous pouvez voir et organiser les pages ; les résultats demandent le serveur',
          'Oui',
        ],
        ['Modifie le texte d’une page', 'Non', 'Souvent'],
      ],
    },
  ],
};
