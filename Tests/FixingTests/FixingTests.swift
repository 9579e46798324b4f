import Fixing
import Testing
