import type { Translated } from '../text-catalogue.js';
import type { adminEn } from '../en/admin.en.js';

/** {@link adminEn} in French. */
export const adminFr: Translated<typeof adminEn> = {
  'Admin Dashboard': 'Tableau de bord d’administration',
  "Monitor your product's performance and user activity":
    'Suivez les performances de votre produit et l’activité des utilisateurs',
  'Loading dashboard...': 'Chargement du tableau de bord…',
  'Failed to load dashboard data': 'Impossible de charger les données du tableau de bord',
  'Erase a member': 'Effacer un membre',
  'For members who ask for it and cannot do it on their account page. It cannot be undone.':
    'Pour les membres qui le demandent et ne peuvent pas le faire sur la page de leur compte. C’est irréversible.',
  'E-mail address or ID of the member': 'Adresse e-mail ou ID du membre',
  'Erase this member': 'Effacer ce membre',
  'Erase {member} for good?': 'Effacer définitivement {member} ?',
  'Their name, their address and the names of their files become unreadable in the log.':
    'Le nom, l’adresse et les noms des fichiers deviennent illisibles dans le journal.',
  'Their conversions, links, results and unfinished uploads are deleted.':
    'Les conversions, liens, résultats et envois inachevés sont supprimés.',
  'They are signed out everywhere. Who signs in again begins anew.':
    'Le membre est déconnecté partout. S’il se reconnecte, il repart de zéro.',
  'The log keeps that you asked for it.': 'Le journal garde la trace de votre demande.',
  'Erasing…': 'Effacement…',
  'Erase for good': 'Effacer définitivement',
  '{member} is erased. Their links no longer work; the last of their files are deleted in a moment.':
    '{member} est effacé. Ses liens ne fonctionnent plus ; ses derniers fichiers sont supprimés dans un instant.',
  'What this site runs on, what is missing, and what went wrong in the last day':
    'Ce qui fait tourner ce site, ce qui lui manque et ce qui a échoué depuis un jour',
  'Loading the installation': 'Chargement de l’installation',
  'The installation could not be loaded': 'L’installation n’a pas pu être chargée',
  'At a glance': 'En bref',
  Version: 'Version',
  Ready: 'Prêt',
  'Not ready: the log or the event bus is not responding': 'Pas prêt : le journal ou le bus d’événements ne répond pas',
  Queue: 'File d’attente',
  '{waiting} waiting, {running} running': '{waiting} en attente, {running} en cours',
  'Files and results': 'Fichiers et résultats',
  Disk: 'Disque',
  '{free} of {size} free ({percent}% used)': '{free} libres sur {size} ({percent} % utilisés)',
  Isolation: 'Isolation',
  'Full: programs that open uploaded files have no access to anything else':
    'Complète : les programmes qui ouvrent les fichiers importés n’accèdent à rien d’autre',
  'Reduced: programs that open uploaded files can still make some dangerous system calls':
    'Réduite : certains appels système restent ouverts aux programmes qui ouvrent les fichiers importés',
  'None: programs that open uploaded files have the same access as this server':
    'Aucune : les programmes qui ouvrent les fichiers importés s’exécutent comme ce serveur',
  'Files are processed elsewhere; those processes report their own isolation':
    'Les fichiers sont traités dans d’autres processus, qui l’indiquent eux-mêmes',
  Storage: 'Stockage',
  '{store}, bus {bus}': '{store}, bus {bus}',
  unknown: 'inconnu',
  Metrics: 'Métriques',
  'Off; set METRICS_PORT to turn them on': 'Non servies ; définissez METRICS_PORT',
  'What is missing': 'Ce qui manque',
  'Nothing is missing': 'Rien ne manque',
  'All tools are fully available.': 'Chaque outil peut faire tout ce pour quoi il est conçu.',
  'Used for: {feature}': 'Sert à : {feature}',
  'Programs that process uploads could be isolated from this server more strictly.':
    'Les programmes qui traitent les fichiers importés sont moins isolés de ce serveur qu’ils pourraient l’être.',
  'Office files': 'Fichiers Office',
  'Text recognition': 'Reconnaissance de texte',
  'Summaries and quizzes': 'Résumés et quiz',
  Engines: 'Moteurs',
  'The engines are unknown': 'Les moteurs ne sont pas connus',
  'The document service is not responding at the moment.': 'Le service des documents ne répond pas pour le moment.',
  Found: 'Trouvé',
  'Not found': 'Introuvable',
  'opening, splitting and rendering PDFs': 'ouvrir, diviser et convertir en images les PDF',
  'merging and repairing PDFs at full speed': 'fusionner et réparer les PDF à pleine vitesse',
  'merging and repairing PDFs': 'fusionner et réparer les PDF',
  'converting text to PDF': 'convertir du texte en PDF',
  'reading images, compressing them, thumbnails': 'lire et compresser les images, vignettes',
  'reading scans at full speed, in the languages installed for it':
    'lire les numérisations à pleine vitesse, dans les langues installées',
  'reading scans': 'lire les numérisations',
  'converting Word, Excel and PowerPoint to PDF': 'convertir Word, Excel et PowerPoint en PDF',
  'Failures in the last day': 'Échecs de la dernière journée',
  'Nothing failed': 'Rien n’a échoué',
  'No conversion failed in the last day.': 'Toutes les conversions de la dernière journée sont arrivées à leur terme.',
  'last {time}': 'dernier le {time}',
  'Only the latest 1,000 are shown.': 'Il y en a eu d’autres ; voici les mille derniers.',
};
