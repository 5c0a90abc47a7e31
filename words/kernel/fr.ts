import type { KernelCatalog } from './keys.ts'

/** What the kernel has to say, in French. */
export const KERNEL_FR: KernelCatalog = {
  'problem.record.object': 'Ce n’est pas un enregistrement Deep Time : ce n’est pas un objet.',
  'problem.record.format':
    'Ce n’est pas un enregistrement Deep Time : {found, select, none {aucun format n’est indiqué} other {son format est « {found} » au lieu de « {expected} »}}.',
  'problem.record.text': 'Ce n’est pas un enregistrement Deep Time : « {field} » doit être un texte court.',
  'problem.record.seats': 'Ce n’est pas un enregistrement Deep Time : « seats » doit être une liste de sièges.',
  'problem.record.seat': 'Ce n’est pas un enregistrement Deep Time : le siège {seat} doit être un objet.',
  'problem.record.seat-text': 'Ce n’est pas un enregistrement Deep Time : « {field} » du siège {seat} doit être un texte court.',
  'problem.record.settings': 'Ce n’est pas un enregistrement Deep Time : « settings » doit être un objet.',
  'problem.record.choices': 'Ce n’est pas un enregistrement Deep Time : « choices » doit être une liste d’au plus {most, number} choix.',
  'problem.record.choice': 'Ce n’est pas un enregistrement Deep Time : le choix {choice, number} doit s’écrire comme « 0:option ».',
  'problem.record.game': 'Cet enregistrement est de « {found} », pas de « {game} ».',
  'problem.record.rules': 'Cette partie de {game} suivait les règles {found} ; les règles sont ici les {rules}.',
  'problem.record.illegal': 'Le choix {choice, number} de l’enregistrement, « {text} », n’y est pas permis.',
  'problem.table.seats': '{game} se joue à {allowed}, pas à {seats}.',
  'problem.setting.unknown': '{game} n’a pas de réglage « {setting} ».',
  'problem.setting.flag': 'Le réglage « {setting} » est vrai ou faux.',
  'problem.setting.choice': 'Le réglage « {setting} » accepte {values}.',
  'problem.setting.seats': 'Le réglage « {setting} » vaut pour {allowed} joueurs, pas pour {seats}.',
  'problem.setting.data': 'Le réglage « {setting} » ne convient pas : {flaw}',
  'problem.mode.unknown': '{game} n’a pas de mode « {mode} » ; il a {modes}.',
  'problem.mode.seats': 'Le mode « {mode} » se joue à {allowed}, pas à {seats}.',
  'refusal.game-over': 'La partie est finie.',
  'refusal.not-your-decision': 'Vous n’avez rien à décider pour l’instant.',
  'refusal.no-such-option': '« {option} » n’est pas proposé.',
  'refusal.nothing-to-undo': 'Il n’y a rien à annuler.',
  'refusal.nothing-to-redo': 'Il n’y a rien à refaire.',
  'refusal.information-barrier': 'Rien à annuler : quelque chose a été révélé depuis.',
}
