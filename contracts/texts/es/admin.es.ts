import type { Translated } from '../text-catalogue.js';
import type { adminEn } from '../en/admin.en.js';

/** {@link adminEn} in Spanish. */
export const adminEs: Translated<typeof adminEn> = {
  'Admin Dashboard': 'Panel de administración',
  "Monitor your product's performance and user activity":
    'Supervise el rendimiento de su producto y la actividad de los usuarios',
  'Loading dashboard...': 'Cargando el panel...',
  'Failed to load dashboard data': 'No se pudieron cargar los datos del panel',
  'What this site runs on, what it lacks, and what went wrong in the last day':
    'Con qué funciona este sitio, qué le falta y qué ha fallado en el último día',
  'Loading the installation': 'Cargando la instalación',
  'The installation could not be loaded': 'No se pudo cargar la instalación',
  'At a glance': 'De un vistazo',
  Version: 'Versión',
  Ready: 'Listo',
  'Not ready: the log or the event bus does not answer': 'No está listo: el registro o el bus de eventos no responde',
  Queue: 'Cola',
  '{waiting} waiting, {running} running': '{waiting} en espera, {running} en curso',
  'Files and results': 'Archivos y resultados',
  Disk: 'Disco',
  '{free} of {size} free ({percent}% used)': '{free} libres de {size} ({percent} % usado)',
  Isolation: 'Aislamiento',
  'Full: programs that open uploaded files can reach nothing else':
    'Completo: los programas que abren archivos subidos no pueden acceder a nada más',
  'Reduced: some system calls stay open to programs that open uploaded files':
    'Reducido: algunas llamadas al sistema siguen abiertas a los programas que abren archivos subidos',
  'None: programs that open uploaded files run as this server does':
    'Ninguno: los programas que abren archivos subidos se ejecutan igual que este servidor',
  'Files are worked on in other processes, which report it themselves':
    'Los archivos se procesan en otros procesos, que informan de ello',
  Storage: 'Almacenamiento',
  '{store}, bus {bus}': '{store}, bus {bus}',
  unknown: 'desconocido',
  Metrics: 'Métricas',
  'Not served; set METRICS_PORT': 'No se ofrecen; defina METRICS_PORT',
  'What is missing': 'Qué falta',
  'Nothing is missing': 'No falta nada',
  'Every tool can do all it is made for.': 'Cada herramienta puede hacer todo aquello para lo que está hecha.',
  'Used for: {feature}': 'Se usa para: {feature}',
  'Programs that work on uploaded files are kept apart from this server less than they could be.':
    'Los programas que trabajan con archivos subidos están menos aislados de este servidor de lo que podrían.',
  'Office files': 'Archivos de Office',
  'Text recognition': 'Reconocimiento de texto',
  'Summaries and quizzes': 'Resúmenes y cuestionarios',
  Engines: 'Motores',
  'The engines are not known': 'No se conocen los motores',
  'The service for documents does not answer at the moment.': 'El servicio de documentos no responde en este momento.',
  Found: 'Encontrado',
  'Not found': 'No encontrado',
  'opening, splitting and picturing PDFs': 'abrir, dividir y convertir en imágenes los PDF',
  'merging and repairing PDFs at full speed': 'combinar y reparar PDF a máxima velocidad',
  'merging and repairing PDFs': 'combinar y reparar PDF',
  'turning text into PDF': 'convertir texto en PDF',
  'reading images, compressing them, thumbnails': 'leer y comprimir imágenes, miniaturas',
  'reading scans at full speed, in the languages of its data':
    'leer escaneos a máxima velocidad, en los idiomas instalados',
  'reading scans': 'leer escaneos',
  'turning Word, Excel and PowerPoint into PDF': 'convertir Word, Excel y PowerPoint en PDF',
  'Failures of the last day': 'Fallos del último día',
  'Nothing failed': 'Nada ha fallado',
  'Every conversion of the last day came to its end.': 'Todas las conversiones del último día llegaron a su fin.',
  'last {time}': 'último el {time}',
  'There were more; these are the latest thousand.': 'Hubo más; estos son los últimos mil.',
};
