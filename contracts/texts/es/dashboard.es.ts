import type { Translated } from '../text-catalogue.js';
import type { dashboardEn } from '../en/dashboard.en.js';

/** {@link dashboardEn} in Spanish. */
export const dashboardEs: Translated<typeof dashboardEn> = {
  Administration: 'Administración',
  Dashboard: 'Panel',
  Audit: 'Auditoría',
  Installation: 'Instalación',
  'Refreshing...': 'Actualizando…',
  'As of {time}': 'Datos de {time}',
  Refresh: 'Actualizar',
  'Access Denied:': 'Acceso denegado:',
  "{denied} You don't have permission to access the admin dashboard. Only administrators can view this page.":
    '{denied} No tiene permiso para acceder al panel de administración. Solo los administradores pueden ver esta página.',
  'You are not signed in. Sign in as an administrator to see this page.':
    'No ha iniciado sesión. Inicie sesión como administrador para ver esta página.',
  'The server’s answer cannot be shown.': 'El servidor no ha dado una respuesta que se pueda mostrar.',
  'Daily Active Users (Last 30 Days)': 'Usuarios activos por día (últimos 30 días)',
  'No activity data yet': 'Aún no hay datos de actividad',
  'Members are counted on days when they sign in or upload.':
    'Los miembros se cuentan los días en que inician sesión o suben archivos.',
  'Users by day; the list below has the numbers': 'Usuarios por día; las cifras están en la lista de abajo',
  Users: 'Usuarios',
  'Activity Trends (Last 30 Days)': 'Tendencias de actividad (últimos 30 días)',
  'Activity appears after the first upload.': 'La actividad aparece tras la primera subida.',
  'Uploads, conversions, shares and downloads by day; the list below has the numbers':
    'Subidas, conversiones, enlaces compartidos y descargas por día; las cifras están en la lista de abajo',
  Legend: 'Leyenda',
  Uploads: 'Subidas',
  Conversions: 'Conversiones',
  Shares: 'Compartidos',
  Downloads: 'Descargas',
  '{n} total': '{n} en total',
  'All {n} days as a table': 'Los {n} días en una tabla',
  Date: 'Fecha',
  'Total Users': 'Usuarios en total',
  'Active (7d)': 'Activos (7 d)',
  'Active (30d)': 'Activos (30 d)',
  'Recent User Logins': 'Inicios de sesión recientes',
  'No login data yet': 'Aún no hay inicios de sesión',
  'Logins appear when someone signs in; guests are not listed.':
    'Los inicios de sesión aparecen cuando alguien entra; los invitados no se muestran.',
  Name: 'Nombre',
  Email: 'Correo electrónico',
  'Last Login': 'Último inicio de sesión',
};
