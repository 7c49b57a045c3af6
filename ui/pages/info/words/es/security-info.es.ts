import { limit } from '../../../limit-values.js';
import type { InfoWords } from '../info-words.js';

const shown = { label: 'Una prueba incluida en el programa lo demuestra.' };

export const words: InfoWords = {
  title: 'Seguridad y privacidad',
  heading: 'Seguridad y privacidad',
  description:
    'Adónde van sus archivos, cuánto tiempo se quedan, quién puede abrirlos y cómo comprobar qué hizo Docket con ellos.',
  intro:
    'Adónde van sus archivos, cuánto tiempo se quedan, quién puede abrirlos y cómo comprobar todo eso sin fiarse de nuestra palabra.',
  sections: [
    {
      heading: 'Qué ocurre con su archivo',
      cards: [
        {
          title: 'Se queda en este servidor',
          text: 'Ninguna página carga nada de otros sitios. El texto de un documento solo va a un proveedor de IA si hay uno configurado, y solo cuando usted usa una herramienta de IA.',
        },
        {
          title: 'Se abre de forma aislada',
          text: 'Cada conversión se ejecuta en un proceso propio, que nunca ha visto archivos de otra persona. En un entorno aislado completo tampoco tiene acceso a la red.',
          proof: shown,
        },
        {
          title: 'Se elimina con su enlace',
          text: `A las ${limit.guestWeeks} semanas, o a los ${limit.memberMonths} meses para los miembros. Quien creó un enlace puede desactivarlo antes. Cada página que muestra un archivo dice cuánto tiempo se conserva.`,
          proof: shown,
        },
        {
          title: 'Su contraseña se olvida',
          text: 'La contraseña de un PDF protegido está cifrada mientras la conversión espera, nunca se escribe en el registro y se borra cuando termina.',
          proof: shown,
        },
        {
          title: 'Lo que censura desaparece',
          text: 'Un segundo programa busca en el resultado el texto eliminado, y las páginas se comparan fuera de los recuadros. Si una comprobación falla, recibe una imagen de la página o ningún archivo.',
          proof: shown,
        },
        {
          title: 'Sus datos se pueden borrar',
          text: 'Los nombres, las direcciones y el texto escrito están cifrados en el registro, con una clave distinta para cada persona. Al destruirla quedan ilegibles, incluso en las copias de seguridad del registro.',
          proof: shown,
        },
      ],
    },
    {
      heading: 'El registro de esta instalación, ahora',
      text: 'Cada subida, conversión, visita y descarga es un evento de un registro que se firma a medida que crece. Cambiar, borrar o insertar un solo evento invalida las firmas posteriores.',
    },
    {
      heading: 'Compruebe un recibo usted mismo',
      text: 'Cada archivo terminado tiene un recibo: cuándo se hizo, con qué herramienta y a partir de qué, con prueba del registro.',
      steps: [
        {
          name: 'Descargue el recibo',
          text: 'Abra el enlace y descargue el recibo junto al archivo. No necesita cuenta.',
        },
        {
          name: 'Compruébelo donde quiera',
          text: 'Con Node y un solo archivo, /verify-proof.mjs de este sitio; su SHA-256 está en la documentación del código fuente: node verify-proof.mjs receipt.json file.pdf --key, y después la clave de verificación entre comillas. No consulta a ningún servidor.',
        },
        {
          name: 'Compare la clave',
          text: 'La clave de verificación de esta instalación aparece arriba y está en el recibo. Consígala de una fuente de confianza y guarde el recibo: si alguien reescribe el registro, dejan de coincidir.',
        },
      ],
    },
    {
      heading: 'Cumplimiento',
      text: 'Los certificados se conceden al operador de una instalación, no a un programa. Si el operador de esta enlaza pruebas, aparecen aquí, junto a lo que hace el propio Docket.',
    },
    {
      heading: 'Consejos para usted',
      items: [
        'Ponga a un enlace una contraseña y un límite de descargas antes de enviarlo.',
        'Envíe la contraseña aparte del enlace.',
        'Busque datos privados antes de compartir y censure lo que deba seguir siéndolo.',
        'Deje protegido un PDF protegido: Docket pide su contraseña y protege el resultado del mismo modo.',
        'Desactive el enlace en cuanto el destinatario tenga el archivo.',
      ],
    },
    {
      heading: 'Consejos para organizaciones',
      items: [
        'Sirva Docket por https y defina PUBLIC_URL, para que las cookies se limiten a él.',
        'Envíe los puntos de control firmados a otra máquina (CHECKPOINT_URL), para que nadie pueda reescribir el registro sin que se note.',
        'Guarde keys.db, secrets.key y la clave de firma separados de las copias de seguridad del registro.',
        'Ejecute la comprobación incluida después de cada cambio; dice qué falta.',
        'Incluya solo a unos pocos administradores en ADMIN_EMAILS; pueden leer el historial de todos los documentos.',
      ],
    },
    {
      heading: 'Qué no promete Docket',
      cards: [
        {
          title: 'Secreto frente a su administrador',
          text: 'Quien gestiona la máquina y tiene sus claves puede leer lo que hay en ella. Docket no cifra los archivos en el disco.',
        },
        {
          title: 'Más de lo que usted marcó',
          text: 'La censura elimina lo que usted marcó. Lo que la búsqueda pasó por alto y usted no vio sigue ahí.',
        },
        {
          title: 'Quién firmó',
          text: 'Una firma sellada demuestra que el archivo no ha cambiado desde entonces. Quién la dibujó solo lo demuestra un certificado que haya configurado su operador.',
        },
      ],
    },
  ],
};
