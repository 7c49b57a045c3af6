import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Convertir un PDF en Word',
  tagline: 'Retrouvez le texte d’un PDF en paragraphes, titres, listes et tableaux modifiables.',
  description:
    'Convertir un PDF, une numérisation, une image ou un texte en Word : paragraphes continus, titres, listes, tableaux et images.',
  promises: ['Des paragraphes qui s’enchaînent', 'Des tableaux en tableaux', 'Les numérisations sont lues'],
  whatItIs: [
    'Un PDF sait où se trouve chaque lettre, mais pas ce qu’est un paragraphe. L’export le déduit : les lignes deviennent des paragraphes, les gros caractères des titres, et colonnes, listes et tableaux deviennent ce qu’ils sont dans Word.',
    'Le document a le format et les marges des pages. Ce qui se répète en haut et en bas y figure une fois, comme en-tête et pied de page.',
  ],
  steps: [
    { name: 'Ouvrez la page d’export', text: 'Depuis l’espace de travail, « Exporter » y emmène votre fichier.' },
    { name: 'Choisissez Word', text: 'Sous « Format », il est déjà choisi : du texte que vous pouvez modifier.' },
    { name: 'Appuyez sur « Exporter vers Word »', text: 'Une page sans texte est lue par reconnaissance de texte.' },
    {
      name: 'Modifiez-le',
      text: 'Le fichier .docx est téléchargé. Lisez les notes : elles disent quel texte a été reconnu.',
    },
  ],
  reasons: [
    {
      title: 'Fait pour être modifié',
      text: 'Changez une phrase, et le paragraphe suit. Pas de zones de texte qui se disloquent.',
    },
    { title: 'Les listes numérotées le restent', text: 'Ajoutez un point, et Word continue de compter.' },
    {
      title: 'Les images viennent avec',
      text: 'Elles restent à leur place, et une page faite d’une seule image la garde.',
    },
  ],
  features: [
    { title: 'Colonnes', text: 'Un texte en colonnes devient des colonnes, et se lit de l’une à la suivante.' },
    { title: 'Tableaux', text: 'Des cellules où vous pouvez écrire, avec le texte de l’original.' },
    { title: 'En-têtes et pieds de page', text: 'Les titres courants ne sont pas éparpillés dans le texte.' },
    { title: 'Pas seulement les PDF', text: 'Les images, les textes et les fichiers Office s’exportent aussi.' },
  ],
  useCases: [
    { group: 'Contrats', cases: ['Vos modifications dans leur projet', 'Un ancien modèle sans son fichier source'] },
    { group: 'Études', cases: ['Des citations avec leur paragraphe', 'Une fiche d’exercices à adapter'] },
    { group: 'Archives', cases: ['Des lettres numérisées en texte', 'Une brochure dont le fichier s’est perdu'] },
  ],
  questions: [
    {
      question: 'Sera-t-il exactement comme le PDF ?',
      answer:
        'Proche, mais pas identique. L’export préfère un texte que vous pouvez modifier à des lignes qui ne bougent pas.',
    },
    {
      question: 'Et les numérisations ?',
      answer:
        'Elles sont lues par la machine, et certains mots peuvent être faux. Le résultat le dit ; comparez les chiffres et les noms.',
    },
    {
      question: 'Quelle taille le fichier peut-il avoir ?',
      answer: `Jusqu’à ${limit.pdf} Mo, et ${limit.imageAlone} Mo pour une image sur la page d’export.`,
    },
    {
      question: 'Les liens et les commentaires sont-ils conservés ?',
      answer:
        'L’export est fait pour le texte, les tableaux et les images. Vérifiez ensuite les liens, et gardez le PDF pour le reste.',
    },
  ],
};
