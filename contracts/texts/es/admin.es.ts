import type { Translated } from '../text-catalogue.js';
import type { adminEn } from '../en/admin.en.js';

/** {@link adminEn} in Spanish. */
export const adminEs: Translated<typeof adminEn> = {
  'Admin Dashboard': 'Panel de administración',
  "Monitor your product's performance and user activity":
    'Supervise el rendimiento de su producto y la actividad de los usuarios',
  'Loading dashboard...': 'Cargando el panel…',
  'Failed to load dashboard data': 'No se pudieron cargar los datos del panel',
  'Erase a member': 'Borrar un miembro',
  'For members who ask for it and cannot do it on their account page. It cannot be undone.':
    'Para miembros que lo piden y no pueden hacerlo en la página de su cuenta. No se puede deshacer.',
  'E-mail address or ID of the member': 'Correo electrónico o ID del miembro',
  'Erase this member': 'Borrar este miembro',
  'Erase {member} for good?': '¿Borrar a {member} para siempre?',
  'Their name, their address and the names of their files become unreadable in the log.':
    'El nombre, la dirección y los nombres de los archivos se vuelven ilegibles en el registro.',
  'Their conversions, links, results and unfinished uploads are deleted.':
    'Se eliminan sus conversiones, enlaces, resultados y cargas sin terminar.',
  'They are signed out everywhere. Who signs in again begins anew.':
    'Se cierra su sesión en todas partes. Si vuelve a iniciarla, empieza de cero.',
  'The log keeps that you asked for it.': 'En el registro queda que usted lo pidió.',
  'Erasing…': 'Borrando…',
  'Erase for good': 'Borrar para siempre',
  '{member} is erased. Their links no longer work; the last of their files are deleted in a moment.':
    '{member} se ha borrado. Sus enlaces ya no funcionan; sus últimos archivos se eliminan en un momento.',
  'What this site runs on, what is missing, and what went wrong in the last day':
    'Con qué funciona este sitio, qué le falta y qué ha fallado en el último día',
  'Loading the installation': 'Cargando la instalación',
  'The installation could not be loaded': 'No se pudo cargar la instalación',
  'At a glance': 'De un vistazo',
  Version: 'Versión',
  Ready: 'Listo',
  'Not ready: the log or the event bus is not responding': 'No está listo: el registro o el bus de eventos no responde',
  Queue: 'Cola',
  '{waiting} waiting, {running} running': '{waiting} en espera, {running} en curso',
  'Files and results': 'Archivos y resultados',
  Disk: 'Disco',
  '{free} of {size} free ({percent}% used)': '{free} libres de {size} ({percent} % usado)',
  Isolation: 'Aislamiento',
  'Full: programs that open uploaded files have no access to anything else':
    'Completo: los programas que abren archivos subidos no pueden acceder a nada más',
  'Reduced: programs that open uploaded files can still make some dangerous system calls':
    'Reducido: algunas llamadas al sistema siguen abiertas a los programas que abren archivos subidos',
  'None: programs that open uploaded files have the same access as this server':
    'Ninguno: los programas que abren archivos subidos se ejecutan igual que este servidor',
  'Files are processed elsewhere; those processes report their own isolation':
    'Los archivos se procesan en otros procesos, que informan de ello',
  Storage: 'Almacenamiento',
  '{store}, bus {bus}': '{store}, bus {bus}',
  unknown: 'desconocido',
  Metrics: 'Métricas',
  'Off; set METRICS_PORT to turn them on': 'No se ofrecen; defina METRICS_PORT',
  'What is missing': 'Qué falta',
  'Nothing is missing': 'No falta nada',
  'All tools are fully available.': 'Cada herramienta puede hacer todo aquello para lo que está hecha.',
  'Used for: {feature}': 'Se usa para: {feature}',
  'Programs that process uploads could be isolated from this server more strictly.':
    'Los programas que trabajan con archivos subidos están menos aislados de este servidor de lo que podrían.',
  'Office files': 'Archivos de Office',
  'Text recognition': 'Reconocimiento de texto',
  'Summaries and quizzes': 'Resúmenes y cuestionarios',
  Engines: 'Motores',
  'The engines are unknown': 'No se conocen los motores',
  'The document service is not responding at the moment.': 'El servicio de documentos no responde en este momento.',
  Found: 'Encontrado',
  'Not found': 'No encontrado',
  'opening, splitting and rendering PDFs': 'abrir, dividir y convertir en imágenes los PDF',
  'merging and repairing PDFs at full speed': 'combinar y reparar PDF a máxima velocidad',
  'merging and repairing PDFs': 'combinar y reparar PDF',
  'converting text to PDF': 'convertir texto en PDF',
  'reading images, compressing them, thumbnails': 'leer y comprimir imágenes, miniaturas',
  'reading scans at full speed, in the languages installed for it':
    'leer escaneos a máxima velocidad, en los idiomas instalados',
  'reading scans': 'leer escaneos',
  'converting Word, Excel and PowerPoint to PDF': 'convertir Word, Excel y PowerPoint en PDF',
  'Failures in the last day': 'Fallos del último día',
  'Nothing failed': 'Nada ha fallado',
  'No conversion failed in the last day.': 'Todas las conversiones del último día llegaron a su fin.',
  'last {time}': 'último el {time}',
  'Only the latest 1,000 are shown.': 'Hubo más; estos son los últimos mil.',
};
