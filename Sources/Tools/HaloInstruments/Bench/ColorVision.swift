import HaloDisplayList

/// Simulated colour vision without one of the three kinds of cones, or without all.
///
/// The matrices for a missing kind are those of Machado, Oliveira and Fernandes ("A
/// Physiologically-based Model for Simulation of Color Vision Deficiency", 2009), for linear light;
/// without cones, the luminance of sRGB remains (WCAG 2.2).
enum ColorVision: String, CaseIterable {
  case full = "all colours"
  case protan = "protan: no red"
  case deutan = "deutan: no green"
  case tritan = "tritan: no blue"
  case achromat = "achromat: none"

  /// The matrix that simulates the vision; nil for unchanged colours.
  var matrix: ColorMatrix? {
    switch self {
    case .full: nil
    case .protan:
      ColorMatrix(
        red: (0.152286, 1.052583, -0.204868), green: (0.114503, 0.786281, 0.099216),
        blue: (-0.003882, -0.048116, 1.051998))
    case .deutan:
      ColorMatrix(
        red: (0.367322, 0.860646, -0.227968), green: (0.280085, 0.672501, 0.047413),
        blue: (-0.011820, 0.042940, 0.968881))
    case .tritan:
      ColorMatrix(
        red: (1.255528, -0.076749, -0.178779), green: (-0.078411, 0.930809, 0.147602),
        blue: (0.004733, 0.691367, 0.303900))
    case .achromat:
      ColorMatrix(
        red: (0.2126, 0.7152, 0.0722), green: (0.2126, 0.7152, 0.0722),
        blue: (0.2126, 0.7152, 0.0722))
    }
  }
}
