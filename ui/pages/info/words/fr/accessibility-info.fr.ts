import { oldestBrowsers } from '../../browsers.js';
import type { InfoWords } from '../info-words.js';

const shown = { label: 'Un test fourni avec le programme le démontre.' };

export const words: InfoWords = {
  title: 'Accessible à tous',
  heading: 'Accessible à tous',
  description:
    'Les navigateurs et les appareils sur lesquels Docket fonctionne, son usage au clavier, et ce que vérifient ses tests.',
  intro: 'Tout peut se faire à la souris, au doigt et au clavier, en clair et en sombre, dès la taille d’un téléphone.',
  sections: [
    {
      heading: 'Navigateurs',
      text: 'Les écrans sont faits pour ces versions et les suivantes. Qui ouvre un lien de partage sans scripts reçoit une page qui n’en demande pas.',
      columns: ['Navigateur', 'Fait pour', 'Systèmes'],
      rows: [
        ['Google Chrome'],
        ['Mozilla Firefox'],
        ['Apple Safari', `Safari ${oldestBrowsers.Safari}+`, 'macOS, iOS et iPadOS'],
        ['Microsoft Edge'],
      ],
    },
    {
      heading: 'Ce qui est testé, et ce qui ne l’est pas',
      paragraphs: [
        'Les tests tournent dans un Chromium actuel, à la largeur d’un téléphone et d’un ordinateur, en clair et en sombre. Ils ne tournent pas dans Firefox, Safari et Edge ; s’il manque à ceux-ci un standard que Docket utilise, la compilation y supplée quand elle le peut.',
        'Dans les navigateurs plus anciens, les pages se lisent mais les outils ne démarrent pas. Si l’une des versions ci-dessus ne fonctionne pas, merci de le signaler à l’exploitant de votre installation.',
      ],
    },
    {
      heading: 'Appareils',
      cards: [
        {
          title: 'Téléphones',
          text: 'À partir de 320 pixels de large, rien ne déborde de la page. Sous le doigt, les boutons font au moins 44 pixels de large et de haut.',
        },
        {
          title: 'Tablettes et écrans tactiles',
          text: 'Tout ce qui se fait glisser a aussi des boutons qui font la même chose.',
        },
        {
          title: 'Ordinateurs',
          text: 'Fichiers, document et outils côte à côte, avec des raccourcis pour chacun.',
        },
      ],
    },
    {
      heading: 'Normes',
      cards: [
        {
          title: 'WCAG 2.2, A et AA',
          text: 'axe contrôle chaque écran selon les règles qu’un programme peut juger, en clair et en sombre, à deux largeurs. Une seule anomalie fait échouer les tests. Les règles que seul un humain peut juger n’ont été certifiées par personne.',
          proof: shown,
        },
        {
          title: 'Au clavier seul',
          text: 'Trouvez un outil, choisissez un fichier et des pages, lancez l’outil, puis téléchargez, renommez et partagez le résultat sans souris. Une nouvelle page place le focus sur son titre.',
          proof: shown,
        },
        {
          title: 'Signer et caviarder au clavier',
          text: 'Saisissez une signature et amenez-la à sa place avec les flèches ; ajoutez un cadre et caviardez ce qu’il recouvre.',
          proof: shown,
        },
        {
          title: 'Comme votre système',
          text: 'Clair ou sombre comme votre système ou selon votre choix, et aucune animation si la réduction des mouvements est activée. L’avancement est annoncé aux lecteurs d’écran.',
        },
      ],
    },
    {
      heading: 'Raccourcis clavier',
      text: 'Appuyez sur ? sur la page d’accueil ou dans l’espace de travail pour les voir tous. Mod est Ctrl, ou Cmd sur un Mac.',
      columns: ['Touches', 'Ce qu’elles font'],
      rows: [
        ['/ ou Mod+K', 'Trouver un outil, une page ou un fichier récent'],
        ['?', 'Afficher les raccourcis clavier'],
        ['F6', 'Aller à la zone suivante : fichiers, document, outils'],
        ['Mod+Enter', 'Lancer l’outil ouvert'],
        ['Mod+F', 'Rechercher du texte dans le document'],
        ['R', 'Faire pivoter les pages sélectionnées à droite'],
        ['Delete', 'Supprimer les pages sélectionnées'],
        ['Alt+ArrowRight', 'Déplacer les pages sélectionnées vers la droite'],
        ['Mod+Z', 'Revenir à la version précédente'],
        ['Escape', 'Fermer ce qui est ouvert, sinon désélectionner les pages'],
      ],
    },
  ],
};
