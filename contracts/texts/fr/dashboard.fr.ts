import type { Translated } from '../text-catalogue.js';
import type { dashboardEn } from '../en/dashboard.en.js';

/** {@link dashboardEn} in French. */
export const dashboardFr: Translated<typeof dashboardEn> = {
  Administration: 'Administration',
  Dashboard: 'Tableau de bord',
  Audit: 'Audit',
  Installation: 'Installation',
  'Refreshing...': 'Actualisation…',
  'As of {time}': 'État au {time}',
  Refresh: 'Actualiser',
  'Access Denied:': 'Accès refusé :',
  "{denied} You don't have permission to access the admin dashboard. Only administrators can view this page.":
    '{denied} Vous n’êtes pas autorisé à accéder au tableau de bord d’administration. Seuls les administrateurs peuvent voir cette page.',
  'You are not signed in. Sign in as an administrator to see this page.':
    'Vous n’êtes pas connecté. Connectez-vous en tant qu’administrateur pour voir cette page.',
  'The server’s answer cannot be shown.': 'Le serveur n’a pas donné de réponse affichable.',
  'Daily Active Users (Last 30 Days)': 'Utilisateurs actifs par jour (30 derniers jours)',
  'No activity data yet': 'Pas encore de données d’activité',
  'Members are counted on days when they sign in or upload.':
    'Les membres sont comptés les jours où ils se connectent ou importent un fichier.',
  'Users by day; the list below has the numbers': 'Utilisateurs par jour ; les chiffres sont dans la liste ci-dessous',
  Users: 'Utilisateurs',
  'Activity Trends (Last 30 Days)': 'Tendances d’activité (30 derniers jours)',
  'Activity appears after the first upload.': 'L’activité apparaît après la première importation.',
  'Uploads, conversions, shares and downloads by day; the list below has the numbers':
    'Importations, conversions, partages et téléchargements par jour ; les chiffres sont dans la liste ci-dessous',
  Legend: 'Légende',
  Uploads: 'Importations',
  Conversions: 'Conversions',
  Shares: 'Partages',
  Downloads: 'Téléchargements',
  '{n} total': '{n} au total',
  'All {n} days as a table': 'Les {n} jours en tableau',
  Date: 'Date',
  'Total Users': 'Utilisateurs au total',
  'Active (7d)': 'Actifs (7 j)',
  'Active (30d)': 'Actifs (30 j)',
  'Recent User Logins': 'Connexions récentes',
  'No login data yet': 'Pas encore de connexion',
  'Logins appear when someone signs in; guests are not listed.':
    'Les connexions apparaissent quand quelqu’un se connecte ; les invités ne sont pas listés.',
  Name: 'Nom',
  Email: 'E-mail',
  'Last Login': 'Dernière connexion',
};
