import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Enregistrer les pages d’un PDF en images',
  tagline: 'Chaque page en PNG ou en JPEG, à la largeur de votre choix.',
  description:
    'Convertir un PDF en JPG ou PNG, à la largeur de votre choix. Plusieurs pages forment un ZIP, derrière un lien privé.',
  promises: ['Toutes les pages ou quelques-unes', 'PNG ou JPEG', 'Plusieurs pages en un ZIP'],
  whatItIs: [
    'Certains endroits acceptent les images et pas les PDF : messageries, diapositives, boutiques, pages web. Cet outil enregistre chaque page comme une image, assez nette pour être lue et imprimée.',
    'Le serveur dessine les pages et indique où il en est ; vous pouvez annuler à tout moment. Le résultat reste dans l’espace de travail comme une version : renommez-le, partagez-le, essayez d’autres options ou faites de même avec de nombreux PDF à la fois.',
  ],
  steps: [
    { name: 'Choisissez un PDF', text: 'Ses pages apparaissent dans l’espace de travail.' },
    {
      name: 'Choisissez des pages',
      text: 'Cochez celles que vous voulez dans la grille, ou aucune pour les prendre toutes.',
    },
    {
      name: 'Appuyez sur « PDF en images »',
      text: 'L’outil se trouve sous « Organiser et convertir » ; ses options sont le format, la largeur et les pages.',
    },
    { name: 'Récupérez les images', text: 'Une page donne une image, plusieurs un ZIP, chacune au nom de sa page.' },
  ],
  reasons: [
    { title: 'Vous voyez où il en est', text: 'Page par page, avec un bouton pour annuler.' },
    { title: 'Seulement ce qu’il vous faut', text: 'Les pages que vous avez cochées, et aucune autre.' },
    { title: 'Triées d’elles-mêmes', text: 'Les noms de fichiers portent le numéro de page avec des zéros en tête.' },
  ],
  features: [
    { title: 'PNG pour le texte', text: 'Des lettres et des dessins aux bords nets.' },
    { title: 'JPEG pour les photos', text: 'Des fichiers plus petits pour les pages pleines d’images.' },
    {
      title: 'Résolution d’impression',
      text: 'Si vous n’indiquez pas d’autre largeur, une page A4 a à peu près autant de pixels qu’une bonne numérisation de bureau.',
    },
    {
      title: 'Par l’API aussi',
      text: 'Un appel d’API dessine les pages sur le serveur en WebP ou PNG, à la largeur que vous indiquez.',
    },
  ],
  useCases: [
    { group: 'Partager', cases: ['Une page dans une messagerie', 'Un certificat sur un profil'] },
    { group: 'Présenter', cases: ['Un graphique dans vos diapositives', 'Une affiche en aperçu'] },
    { group: 'Publier', cases: ['Des couvertures pour un catalogue', 'Des menus et des prospectus sur un site web'] },
  ],
  questions: [
    {
      question: 'PNG ou JPEG ?',
      answer:
        'PNG pour le texte, les tableaux et les dessins. JPEG pour les photos, car le fichier est alors bien plus petit.',
    },
    {
      question: 'Puis-je obtenir plutôt les images contenues dans un PDF ?',
      answer:
        'Cet outil enregistre des pages entières. Pour extraire une seule photo, exportez le fichier vers Word et enregistrez-la de là.',
    },
    {
      question: 'Quelle taille le PDF peut-il avoir ?',
      answer: `Jusqu’à ${limit.pdf} Mo, comme pour tous les outils de l’espace de travail.`,
    },
    {
      question: 'Voit-on les commentaires et les formulaires remplis ?',
      answer: 'Les pages sont enregistrées telles que l’espace de travail les montre.',
    },
  ],
};
