import { limit } from '../../../limit-values.js';
import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'Ayuda: administradores',
  heading: 'Administrar Docket',
  description:
    'Administrar Docket: ajustes importantes, comprobar una instalación, copias de seguridad, niveles de aislamiento y clúster.',
  intro: 'Un comando lo arranca, las variables de entorno lo configuran, y una página y un comando dicen qué falta.',
  sections: [
    {
      heading: 'Arrancar',
      text: 'Necesita Node y npm. En Debian y Ubuntu, la preparación instala también los demás programas; en otros sistemas enumera los que faltan.',
      blocks: [{ label: 'Instalar y arrancar' }, { label: 'Como contenedor' }],
    },
    {
      heading: 'Ajustes importantes',
      text: 'docs/settings.md los enumera todos. Un valor incorrecto se rechaza al arrancar, con el nombre del ajuste y los valores válidos.',
      columns: ['Ajuste', 'Qué hace'],
      rows: [
        ['DATA_DIR', 'Dónde se guarda todo. Solo puede usarlo un proceso a la vez.'],
        ['PUBLIC_URL', 'La dirección de los enlaces detrás de un proxy. Con https, las cookies se limitan a ella.'],
        ['TRUSTED_PROXIES', 'Los proxies de cuya indicación de la dirección del visitante se fía.'],
        ['WORKERS, JOB_MEMORY_MB', 'Cuántas conversiones se ejecutan a la vez, y la memoria de cada una.'],
        ['VISITOR_DISK_MB, DISK_MB', 'Cuánto pueden guardar un visitante y todos juntos.'],
        [
          'OPENAI_API_KEY',
          'Usa un modelo para las herramientas de IA; OPENAI_BASE_URL y OPENAI_MODEL eligen otro servidor.',
        ],
        ['OIDC_ISSUER, GOOGLE_CLIENT_ID', 'El proveedor con el que se inicia sesión. Sin él no hay cuentas.'],
        ['ADMIN_EMAILS', 'Quién ve el panel, la página de auditoría y la página de instalación.'],
        ['CHECKPOINT_KEY, CHECKPOINT_URL', 'La clave que firma el registro y adónde se envían sus firmas.'],
        ['SIGNING_P12, TSA_URL', 'El certificado que sella los PDF firmados, y un servidor de sellos de tiempo.'],
        ['METRICS_PORT', 'El puerto de métricas y estado. Manténgalo en una dirección privada.'],
      ],
    },
    {
      heading: 'Comprobar una instalación',
      text: 'La página de instalación muestra a los administradores sobre qué funciona el sitio, qué falta y qué ha fallado. El comando doctor hace lo mismo en la terminal y dice qué hacer; si algo va mal, su código de salida es 1.',
      blocks: [{ label: 'Ejecutar doctor' }, { label: 'Parte de su salida' }],
    },
    {
      heading: 'Niveles de aislamiento',
      text: 'Un archivo subido podría apoderarse del programa que lo abre, así que cada conversión se ejecuta en un proceso propio.',
      columns: ['Nivel', 'Necesita', 'A qué tiene acceso el programa'],
      rows: [
        [
          'full',
          'Linux con bubblewrap',
          'A sus propios archivos, programas y fuentes. Ni a la red ni a otros procesos; las llamadas al sistema peligrosas están bloqueadas.',
        ],
        ['reduced', 'Linux con espacios de nombres', 'A lo mismo, pero no se bloquea ninguna llamada al sistema.'],
        [
          'none',
          'nada',
          'A todo lo que alcanza el servidor. Los archivos de Office se rechazan, salvo que se defina ALLOW_UNSANDBOXED.',
        ],
      ],
    },
    {
      heading: 'Copias de seguridad',
      steps: [
        { name: 'Detenga Docket', text: 'La copia de una instalación en marcha no es fiable.' },
        {
          name: 'Copie DATA_DIR',
          text: 'El registro es events.db y los archivos están en blobs. Guarde keys.db, secrets.key, log.key y signing aparte del resto.',
        },
        {
          name: 'Restaure',
          text: 'Ponga la copia en su sitio y arranque. Si faltan datos en las páginas, detenga Docket y ejecute npm run rebuild.',
        },
        {
          name: 'Haga la prueba',
          text: 'Restáurela en otro lugar y verifique el registro con un punto de control enviado a otra máquina.',
        },
      ],
    },
    {
      heading: 'Varias máquinas',
      text: 'El registro, el bus, los modelos de lectura y los archivos pueden estar en EventStoreDB, NATS, MongoDB y S3. Así puede haber tantos procesos como quiera de cada una de las cinco funciones.',
      blocks: [{ label: 'Un clúster con Docker Compose' }, { label: 'Trasladar allí una instalación' }],
    },
    {
      heading: 'Preguntas',
      questions: [
        {
          question: '¿Cuánto disco necesito?',
          answer: `Los archivos subidos y los resultados se guardan hasta que termina su enlace: ${limit.guestWeeks} semanas, o ${limit.memberMonths} meses para los miembros. Prevea el doble de lo que se suba en ese tiempo. El registro solo crece.`,
        },
        {
          question: '¿Cómo borro los datos de una persona?',
          answer:
            'Ejecute npm run erase con su ID o su dirección de correo. Su clave se destruye y sus nombres ya no se pueden leer en el registro, que sigue verificándose.',
        },
        {
          question: '¿Qué ocurre si el servidor se interrumpe?',
          answer:
            'Vuelva a arrancarlo. Cada conversión aceptada termina exactamente una vez: completada, fallida o cancelada.',
        },
      ],
    },
  ],
};
