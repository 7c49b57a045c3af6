import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Traduire un document',
  tagline: `Lisez un contrat, une lettre ou un mode d’emploi dans l’une des ${limit.languages} langues, avec ses nombres à leur place.`,
  description: `Traduire un PDF, une image ou un texte en ${limit.languages} langues. Gardez les pages ou refaites-les ; nombres et adresses sont vérifiés.`,
  promises: [`En ${limit.languages} langues`, 'Les nombres sont vérifiés', 'Mêmes pages, ou nouvelles'],
  whatItIs: [
    'Vous importez un document et recevez un PDF dans une autre langue. Il peut garder les pages d’origine, chaque texte à sa place, ou être remis en page avec titres, listes et tableaux.',
    'Après la traduction, chaque nombre et chaque adresse sont comparés à l’original. Ce qui ne correspond pas est retraduit, et ce qui ne correspond toujours pas est laissé tel quel, avec une note.',
  ],
  steps: [
    {
      name: 'Choisissez un fichier',
      text: 'Sa langue est détectée sur la page « Traduire un document », et vous est indiquée.',
    },
    {
      name: 'Choisissez la langue',
      text: 'Sous « Traduire en » se trouvent les langues cibles, dont l’arabe et le turc.',
    },
    {
      name: 'Choisissez la mise en page',
      text: 'Sous « Mise en page », « Nouvelles pages » se lit le mieux, sans images ; « Mêmes pages » met chaque texte là où l’original l’a.',
    },
    {
      name: 'Appuyez sur « Traduire le document »',
      text: 'Vous voyez où il en est. Le PDF porte la langue dans son nom.',
    },
  ],
  reasons: [
    {
      title: 'Les montants restent les montants',
      text: 'Un zéro perdu est pire qu’une phrase maladroite : les nombres sont donc comparés.',
    },
    {
      title: 'Les lacunes sont nommées',
      text: 'Des notes disent ce qui reste dans l’ancienne langue et ce qui n’a pas pu être affiché.',
    },
    {
      title: 'Toutes les écritures',
      text: 'Les polices de toutes les langues cibles sont fournies, y compris celles de droite à gauche.',
    },
  ],
  features: [
    { title: 'Langue détectée', text: 'Inutile de savoir dans quelle langue le document est écrit.' },
    { title: 'Tableaux cellule par cellule', text: 'Les mots d’un tableau sont traduits à leur place.' },
    { title: 'Numérisations', text: 'Le texte des images est d’abord reconnu, puis traduit sur de nouvelles pages.' },
    { title: 'Pas de travail inutile', text: 'Un document déjà dans la langue cible n’est pas traduit.' },
  ],
  useCases: [
    { group: 'Affaires', cases: ['Un devis venu de l’étranger', 'Une fiche technique pour vos clients'] },
    {
      group: 'Démarches',
      cases: ['Une lettre d’une administration, pour la comprendre', 'Des bulletins scolaires avant un déménagement'],
    },
    { group: 'Quotidien', cases: ['Un mode d’emploi sans votre langue', 'Un bail pour une location de vacances'] },
  ],
  questions: [
    {
      question: 'Pourquoi la traduction n’est-elle pas disponible ici ?',
      answer:
        'Elle a besoin d’un fournisseur d’IA, et cette installation n’en a pas. Ses responsables peuvent en configurer un ; d’ici là, tous les autres outils fonctionnent.',
    },
    {
      question: 'Est-ce une traduction certifiée ?',
      answer:
        'Non. Elle est faite par une machine. Pour les tribunaux et les administrations, adressez-vous à un traducteur assermenté.',
    },
    {
      question: 'Quelles sont les limites ?',
      answer: `Un fichier à la fois, jusqu’à ${limit.pdf} Mo ; dans l’espace de travail, les images jusqu’à ${limit.image} Mo.`,
    },
    {
      question: 'Une photo peut-elle garder sa page ?',
      answer:
        'Non. Les mots d’une image ne peuvent pas en être retirés : sa traduction est donc composée sur de nouvelles pages.',
    },
  ],
};
