import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Rendre interrogeable un PDF numérisé',
  tagline: 'Lisez le texte des numérisations, pour pouvoir le rechercher, le sélectionner et le copier.',
  description:
    'OCR pour PDF numérisé : le texte reconnu est posé, invisible, sur les pages. Recherchez, sélectionnez, copiez ; l’aspect ne change pas.',
  promises: ['La numérisation garde son aspect', 'Lu sur ce serveur', 'Les pages avec texte restent intactes'],
  whatItIs: [
    'Une numérisation est une image : vous voyez des mots, mais une recherche n’en trouve aucun. La reconnaissance de texte lit l’image et pose les mots dessus, à leur place, invisibles.',
    'Les pages qui ont déjà du texte restent telles quelles. Le résultat dit combien de pages ont été lues, et que certains mots peuvent être mal lus, car la reconnaissance devine.',
  ],
  steps: [
    {
      name: 'Choisissez un PDF',
      text: 'L’espace de travail indique à côté du fichier s’il contient du texte interrogeable.',
    },
    {
      name: 'Appuyez sur « Rendre interrogeable »',
      text: 'Il n’y a pas d’options. L’outil se trouve sous « Organiser et convertir ».',
    },
    { name: 'Attendez les pages', text: 'Vous voyez quelle page est en cours de lecture, et pouvez annuler.' },
    {
      name: 'Faites une recherche',
      text: 'Essayez un mot dans le résultat avec Ctrl ou Cmd et F, puis « Télécharger ».',
    },
  ],
  reasons: [
    {
      title: 'Rien ne quitte le serveur',
      text: 'La reconnaissance tourne là où tourne Docket. Aucune page n’est envoyée à un service.',
    },
    {
      title: 'L’aspect d’origine est gardé',
      text: 'Tampons, écriture manuscrite et papier restent, car l’image n’est pas touchée.',
    },
    { title: 'Il dit ce qu’il a fait', text: 'Une note compte les pages lues par la machine.' },
  ],
  features: [
    {
      title: 'Quatre langues fournies',
      text: 'Anglais, allemand, français et espagnol. Qui gère le serveur peut en ajouter.',
    },
    { title: 'Pages couchées', text: 'Une page couchée ou à l’envers est redressée pour la lecture.' },
    {
      title: 'Pas de texte inventé',
      text: 'Les taches et les traits de dessin qui ne sont pas sûrement des lettres sont laissés de côté.',
    },
    {
      title: 'Aussi lors d’une conversion',
      text: 'Quand vous convertissez des photos en PDF, il suffit de cocher la même chose dans les options.',
    },
  ],
  useCases: [
    {
      group: 'Archives',
      cases: ['De vieilles lettres et des procès-verbaux', 'Des actes numérisés il y a des années'],
    },
    {
      group: 'Travail',
      cases: ['Trouver un montant dans une pile de reçus', 'Copier une clause d’un contrat numérisé'],
    },
    { group: 'Lecture', cases: ['Des chapitres de livres en images', 'Des pages pour un lecteur d’écran'] },
  ],
  questions: [
    {
      question: 'L’écriture manuscrite est-elle lue ?',
      answer: 'Pas de façon fiable. L’outil est fait pour le texte imprimé.',
    },
    {
      question: 'Combien de temps faut-il ?',
      answer: `Comptez quelques secondes par page. Un fichier peut avoir jusqu’à ${limit.pages.toLocaleString('fr')} pages et ${limit.pdf} Mo, et de très longues numérisations peuvent être interrompues avant la fin.`,
    },
    {
      question: 'Pourquoi dit-il que rien n’a été trouvé ?',
      answer:
        'Chaque page a déjà du texte, ou les images n’en contiennent pas de lisible. Le fichier est alors inchangé.',
    },
    {
      question: 'Le fichier grossit-il ?',
      answer: 'Un peu, à cause des mots. Les images des pages ne sont pas stockées une seconde fois.',
    },
  ],
};
