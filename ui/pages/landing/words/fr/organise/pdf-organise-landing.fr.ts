import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Réorganiser et supprimer des pages PDF',
  tagline: 'Étalez toutes les pages sur la table : faites-les glisser, pivotez-les, retirez-en, annulez.',
  description:
    'Réorganiser les pages d’un PDF : glisser, pivoter, supprimer à la souris, au doigt ou au clavier, avec annulation. Les liens suivent.',
  promises: ['Toutes les pages sous les yeux', 'Chaque étape s’annule', 'Utilisable au clavier'],
  whatItIs: [
    'Un document est rarement numérisé dans le bon ordre. Ici, vous voyez toutes les pages sous forme de vignettes et les déplacez jusqu’à ce que l’ordre soit bon ; rien n’est envoyé avant que vous le demandiez.',
    'Les signets, les liens et les champs de formulaire suivent leurs pages. Ce qui menait à une page retirée disparaît, pour qu’aucun signet ne mène nulle part.',
  ],
  steps: [
    {
      name: 'Choisissez un PDF',
      text: 'Appuyez ensuite sur « Organiser les pages », sous le fichier ou parmi les outils.',
    },
    {
      name: 'Déplacez et pivotez',
      text: 'Faites glisser les pages, ou sélectionnez-les et utilisez « Avancer », « Reculer », « Pivoter à gauche » et « Pivoter à droite ».',
    },
    {
      name: 'Retirez',
      text: '« Supprimer » retire les pages sélectionnées. « Annuler » et « Rétablir » reviennent en arrière et en avant.',
    },
    {
      name: 'Appuyez sur « Enregistrer le nouvel ordre »',
      text: 'Le nouveau fichier s’ouvre à côté de votre original, prêt à être téléchargé.',
    },
  ],
  reasons: [
    {
      title: 'Rien n’est définitif trop tôt',
      text: 'L’organisation se fait dans votre navigateur, et chaque déplacement s’annule.',
    },
    { title: 'Sans la souris', text: 'Maj et les flèches déplacent une page, R la fait pivoter, Suppr la retire.' },
    {
      title: 'Le résultat, c’est la grille',
      text: 'La première vignette est la première page. Une page pivotée dans la grille l’est dans le fichier.',
    },
  ],
  features: [
    { title: 'Plusieurs à la fois', text: 'Sélectionnez plusieurs pages et déplacez-les ou pivotez-les ensemble.' },
    {
      title: 'Corrections rapides',
      text: 'Pour une seule retouche, cochez des pages dans l’espace de travail et appuyez au-dessus sur « Pivoter à droite » ou « Supprimer les pages ».',
    },
    {
      title: 'Longs documents',
      text: 'Les pages sont dessinées à mesure que vous défilez : un livre s’ouvre aussi vite qu’une lettre.',
    },
    {
      title: 'Cadres de page conservés',
      text: 'Une page rognée reste rognée, une page pivotée continue de tourner à partir de sa position.',
    },
  ],
  useCases: [
    {
      group: 'Après la numérisation',
      cases: ['Les pages impaires d’abord, les paires ensuite', 'Des versos vides et des pages à l’envers'],
    },
    { group: 'Avant l’envoi', cases: ['Sans le calcul interne', 'Le résumé placé en tête'] },
    { group: 'Pour l’impression', cases: ['Des annexes dans un autre ordre', 'Des plans en paysage remis debout'] },
  ],
  questions: [
    {
      question: 'Puis-je ajouter des pages d’un autre fichier ?',
      answer:
        'Choisissez les deux fichiers. « Organiser les pages » montre alors les pages de tous, et la fusion en fait un seul fichier.',
    },
    {
      question: 'Les pages supprimées ont-elles vraiment disparu ?',
      answer:
        'Elles ne sont pas dans le nouveau fichier. Votre original est inchangé, et vous pouvez en repartir à tout moment.',
    },
    {
      question: 'Y a-t-il une limite ?',
      answer: `${limit.pages.toLocaleString('fr')} pages et ${limit.pdf} Mo par fichier.`,
    },
    {
      question: 'Puis-je répéter une page ?',
      answer:
        'Par un appel d’API, oui : nommez une page deux fois, et elle y est deux fois. À l’écran, chaque page est une vignette.',
    },
  ],
};
