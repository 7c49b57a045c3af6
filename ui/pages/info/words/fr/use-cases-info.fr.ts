import type { InfoWords } from '../info-words.js';
import { useCasesFr } from './use-cases.fr.js';

export const words: InfoWords = {
  title: 'Cas d’usage',
  heading: 'Cas d’usage',
  description: 'Ce que l’on fait avec Docket en entreprise, en classe, dans un cabinet et chez soi, étape par étape.',
  intro:
    'Ce que l’on fait avec Docket, et avec quels outils. Tout commence par un fichier déposé sur la page d’accueil.',
  sections: [
    { heading: 'En un coup d’œil', cards: useCasesFr },
    {
      heading: 'Entreprise : envoyer une offre',
      steps: [
        {
          name: 'Déposez la lettre, les tarifs et la brochure',
          text: 'Word, Excel et PDF ensemble, dans l’ordre voulu.',
        },
        { name: 'Convertissez en PDF', text: 'Un seul fichier, les images sur A4 ou Letter.' },
        {
          name: 'Signez dans l’éditeur de PDF',
          text: 'Un sceau rend visible toute modification ultérieure.',
        },
        {
          name: 'Envoyez le lien',
          text: 'Vous voyez combien de fois il a été ouvert. Il expire au bout de 4 semaines.',
        },
      ],
    },
    {
      heading: 'Enseignement : préparer un cours',
      steps: [
        {
          name: 'Les Cliff Notes du chapitre',
          text: 'Une page ; chaque phrase indique la page dont elle provient, et la classe peut s’y reporter.',
        },
        {
          name: 'Un quiz tiré du même fichier',
          text: 'Des questions à quatre réponses, dans un classeur qu’un service de quiz sait importer.',
        },
        { name: 'Un polycopié', text: 'Extrayez les pages utiles et partagez-les par un seul lien.' },
      ],
    },
    {
      heading: 'Particuliers : classer ses papiers',
      steps: [
        { name: 'Photographiez ou numérisez', text: 'Déposez les images dans l’ordre.' },
        {
          name: 'Faites-en un seul PDF interrogeable',
          text: 'Le texte des images est reconnu et placé derrière elles.',
        },
        { name: 'Assez léger pour un e-mail', text: 'Compressez-le sous une taille que vous choisissez.' },
      ],
    },
    {
      heading: 'Droit : communiquer un dossier',
      steps: [
        {
          name: 'Cherchez les données privées',
          text: 'Noms, numéros, adresses et identifiants, avec le risque de chaque type.',
        },
        {
          name: 'Caviardez',
          text: 'Vous voyez d’abord chaque occurrence. Un second programme fouille le résultat avant que vous le receviez.',
        },
        {
          name: 'Retirez le contenu caché',
          text: 'Le nettoyage supprime les scripts, les pièces jointes et, si vous le voulez, les propriétés du document.',
        },
        {
          name: 'Gardez le reçu',
          text: 'Il dit quand et à partir de quel fichier le résultat a été fait, et se vérifie sans ce serveur.',
        },
      ],
    },
  ],
};
